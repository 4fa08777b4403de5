// Everything that only looks on: metrics, the log of faults, readiness, outages of the store.
import type { Clock } from "@kingrow/time";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createFaultLog, type Log } from "./log.ts";
import type { RoomStore } from "./store/roomStore.ts";
import { createStoreHealth } from "./storeHealth.ts";
import { createTrace, NO_TRACE, type Trace } from "./trace.ts";

export interface Watch {
  readonly metrics: Metrics;
  readonly trace: Trace;
  readonly whyNotReady: () => Promise<string | undefined>;
  readonly onFault: (fault: unknown) => void;
  /** Hears how long each commit took, in seconds. */
  readonly onCommit: (seconds: number) => void;
  readonly stop: () => void;
}

export interface WatchDependencies {
  readonly config: { readonly logLevel: string };
  readonly store: Pick<RoomStore, "probe">;
  readonly log: Log;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  /** Hears when no change can be stored any more, and when it can again. */
  readonly onServing?: (isServing: boolean) => void;
}

const TRACED = new Set(["trace", "debug"]);

export function createWatch(
  { config, store, log, steady, onServing = ignore }: WatchDependencies,
  isDraining: () => boolean,
): Watch {
  const metrics = createMetrics();
  const trace = TRACED.has(config.logLevel) ? createTrace(log) : NO_TRACE;
  const health = createStoreHealth({ store, steady, isDraining, onServing });
  const logFault = createFaultLog(log, steady.now);

  return {
    metrics,
    trace,
    whyNotReady: health.whyNotReady,
    onFault: (fault: unknown): void => {
      metrics.onFault();
      logFault(fault);
      health.failed(fault);
    },
    onCommit: (seconds: number): void => {
      metrics.onCommit(seconds);
      trace.committed(seconds);
      health.worked();
    },
    stop: health.stop,
  };
}

function ignore(): void {
  // A clock that does not stand still in an outage: of tests, and the one that nodes agree on.
}

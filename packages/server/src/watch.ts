// Everything that only looks on: metrics, the log of faults, readiness, outages of the store.
import type { Clock } from "@kingrow/time";
import type { Observers } from "./core.ts";
import type { Metrics } from "./http/metrics.ts";
import type { RoomStore } from "./store/roomStore.ts";
import { createStoreHealth } from "./storeHealth.ts";
import type { Trace } from "./gateway/trace.ts";

export interface Watch extends Observers {
  readonly whyNotReady: () => Promise<string | undefined>;
  readonly stop: () => void;
}

export interface WatchDependencies {
  readonly metrics: Pick<Metrics, "recorder" | "onCommit" | "onConflict" | "onFault">;
  readonly trace: Trace;
  readonly logFault: (fault: unknown) => void;
  readonly store: Pick<RoomStore, "probe">;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  /** Hears when no change can be stored any more, and when it can again. */
  readonly onServing?: ((isServing: boolean) => void) | undefined;
}

export function createWatch(
  { metrics, trace, logFault, store, steady, onServing = ignore }: WatchDependencies,
  isDraining: () => boolean,
): Watch {
  const health = createStoreHealth({ store, steady, isDraining, onServing });

  return {
    trace,
    recorder: trace.answers(metrics.recorder),
    whyNotReady: health.whyNotReady,
    onFault: (fault) => {
      metrics.onFault();
      logFault(fault);
      health.failed(fault);
    },
    onCommit: (seconds) => {
      metrics.onCommit(seconds);
      trace.committed(seconds);
      health.worked();
    },
    onConflict: metrics.onConflict,
    onCommand: trace.commanded,
    stop: health.stop,
  };
}

function ignore(): void {
  // A clock that does not stand still in an outage: of tests, and the one that nodes agree on.
}

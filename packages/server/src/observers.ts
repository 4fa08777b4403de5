// Observers of a running server: metrics, the log of faults, the health of the store, the port that shows figures.
import type { Clock } from "@kingrow/time";
import type { Log } from "./base/log.ts";
import type { Observers } from "./core.ts";
import type { Trace } from "./gateway/trace.ts";
import { listen } from "./http/listen.ts";
import { createMetricsServer, type Gauges, type Metrics } from "./http/metrics.ts";
import { startCensus } from "./keeper/census.ts";
import type { RoomStore } from "./store/roomStore.ts";
import type { StoreHealth } from "./storeHealth.ts";

export interface ObserverOptions {
  readonly metrics: Omit<Metrics, "watch" | "text" | "figures">;
  readonly trace: Trace;
  readonly logFault: (fault: unknown) => void;
  readonly health: StoreHealth;
}

export function createObservers(options: ObserverOptions): Observers {
  const { metrics, trace, logFault, health } = options;
  return {
    trace,
    recorder: trace.answers(metrics.recorder),
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
  };
}

export interface FiguresOptions {
  /** On loopback; 0 for none. */
  readonly metricsPort: number;
  readonly log: Log;
  readonly store: RoomStore;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Numbers that other parts know. */
  readonly gauges: Omit<Gauges, "rooms" | "roomsByPhase">;
  /** One of several nodes counts the rooms. */
  readonly isCounting: () => boolean;
}

/** Opens the port of the metrics. Answers how to close it. */
export async function openFigures(options: FiguresOptions): Promise<() => Promise<void>> {
  const { store, clock, metrics, gauges, isCounting } = options;
  const server = await openMetrics(options);
  // With many rooms the census takes long, and without the port nobody sees it.
  const census = server && startCensus({ store, clock, isMine: isCounting });
  metrics.watch({ ...gauges, rooms: () => store.count(), roomsByPhase: () => census?.counted() });
  return async () => {
    await census?.stop();
    server?.close();
    server?.closeAllConnections();
  };
}

/** A taken port is worth a warning, not a stop. */
async function openMetrics({ metricsPort: port, log, metrics }: FiguresOptions) {
  if (port === 0) return undefined;
  const server = createMetricsServer(metrics);
  try {
    await listen(server, { port, host: "127.0.0.1" });
    return server;
  } catch {
    log.warn({ port }, "metrics are off: METRICS_PORT is taken");
    return undefined;
  }
}

// What is measured only when somebody looks, and the port where one can look.
import type { Clock } from "@kingrow/time";
import type { Config } from "./base/config.ts";
import { listen } from "./http/listen.ts";
import { createMetricsServer, type Gauges, type Metrics } from "./http/metrics.ts";
import { startCensus } from "./keeper/census.ts";
import type { Log } from "./base/log.ts";
import type { RoomStore } from "./store/roomStore.ts";

export interface FiguresDependencies {
  readonly config: Pick<Config, "metricsPort">;
  readonly log: Log;
  readonly store: RoomStore;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Numbers that other parts know. */
  readonly gauges: Omit<Gauges, "rooms" | "roomsByPhase">;
  /** Of several nodes one counts the rooms. */
  readonly isCounting: () => boolean;
}

export interface Figures {
  readonly stop: () => Promise<void>;
}

export async function openFigures(dependencies: FiguresDependencies): Promise<Figures> {
  const { store, clock, metrics, gauges, isCounting } = dependencies;
  const server = await openMetrics(dependencies);
  // With many rooms it takes long, and only there somebody can look.
  const census = server && startCensus({ store, clock, isMine: isCounting });
  metrics.watch({
    ...gauges,
    rooms: () => store.count(),
    roomsByPhase: () => census?.counted(),
  });
  return {
    stop: async () => {
      await census?.stop();
      server?.close();
      server?.closeAllConnections();
    },
  };
}

/** Metrics are nice to have: a taken port is worth a warning, not a stop. */
async function openMetrics({ config, log, metrics }: FiguresDependencies) {
  if (config.metricsPort === 0) return undefined;
  const server = createMetricsServer(metrics);
  try {
    await listen(server, { port: config.metricsPort, host: "127.0.0.1" });
    return server;
  } catch {
    log.warn({ port: config.metricsPort }, "metrics are off: METRICS_PORT is taken");
    return undefined;
  }
}

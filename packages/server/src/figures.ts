// What is measured only when somebody looks, and the port where one can look.
import type { Clock } from "@kingrow/time";
import type { Config } from "./base/config.ts";
import type { Sockets } from "./gateway/socketio/sockets.ts";
import type { Lane } from "./gateway/load/lane.ts";
import type { Load } from "./gateway/load/load.ts";
import { listen } from "./http/listen.ts";
import { createMetricsServer, type Metrics } from "./http/metrics.ts";
import { startCensus } from "./keeper/census.ts";
import type { RoomKeeper } from "./keeper/roomKeeper.ts";
import type { Log } from "./base/log.ts";
import type { RoomStore } from "./store/roomStore.ts";

export interface FiguresDependencies {
  readonly config: Pick<Config, "metricsPort">;
  readonly log: Log;
  readonly store: RoomStore;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly sockets: Pick<Sockets, "connectionCount" | "waitingBytes" | "backlogBytes">;
  readonly keeper: Pick<RoomKeeper, "waiting">;
  readonly load: Pick<Load, "inFlight" | "mostInFlight">;
  /** Where strangers wait for their turn. */
  readonly lane: Pick<Lane, "waiting">;
  /** Of several nodes one counts the rooms. */
  readonly isCounting: () => boolean;
}

export interface Figures {
  readonly stop: () => Promise<void>;
}

export async function openFigures(dependencies: FiguresDependencies): Promise<Figures> {
  const { store, clock, metrics, sockets, keeper, load, lane, isCounting } = dependencies;
  const server = await openMetrics(dependencies);
  // With many rooms it takes long, and only there somebody can look.
  const census = server && startCensus({ store, clock, isMine: isCounting });
  metrics.watch({
    connections: () => sockets.connectionCount(),
    waitingBytes: () => sockets.waitingBytes(),
    backlogBytes: () => sockets.backlogBytes(),
    queuedCommands: () => keeper.waiting,
    callsUnderWay: () => load.inFlight,
    mostCallsUnderWay: () => load.mostInFlight,
    strangersWaiting: () => lane.waiting,
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

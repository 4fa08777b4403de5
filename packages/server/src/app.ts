// A complete server, from the store to the open port.
import { randomInt } from "node:crypto";
import type { Server } from "node:http";
import type { ServerInstance } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import { steadyClock, systemClock } from "@kingrow/time/machine";
import { nanoid } from "nanoid";
import type { Config } from "./base/config.ts";
import { createFaultLog, type Log } from "./base/log.ts";
import { createCore, type Observers } from "./core.ts";
import { createDoor, type Door } from "./door/door.ts";
import { openSockets, type Sockets } from "./gateway/socketio/sockets.ts";
import { listen } from "./http/listen.ts";
import { createMetrics, createMetricsServer, type Gauges, type Metrics } from "./http/metrics.ts";
import { createPage } from "./http/page.ts";
import { createSecurity, forbidSniffing } from "./http/security.ts";
import { createHttpServer } from "./http/server.ts";
import { createOriginOf } from "./http/siteOrigin.ts";
import { newRoomId } from "./keeper/creation.ts";
import { createRoomKeeper, type RoomKeeper } from "./keeper/roomKeeper.ts";
import type { OpenedShared } from "./nodes/openShared.ts";
import { createObservers } from "./observers.ts";
import type { RoomStore } from "./store/roomStore.ts";
import { createStoreHealth } from "./storeHealth.ts";

export interface AppOptions {
  readonly config: Config;
  /** Closed by the app when it stops. */
  readonly store: RoomStore;
  /** Set for one of several nodes; its store is the one above. */
  readonly shared?: OpenedShared;
  /** The folder of the built page. */
  readonly pageDir: string;
  readonly log: Log;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
  /** Called when no change can be stored any more, and when it can again. */
  readonly onServing?: (isServing: boolean) => void;
}

export interface App {
  readonly port: number;
  /** Answers the running calls, then closes all connections and the store. All players keep their seats. Call it once. */
  stop(): Promise<void>;
}

/** The parts that the simulator replaces. */
const PRODUCT = { createKeeper: createRoomKeeper, newRoomId, chance: () => randomInt(2 ** 32) };
const CUT_OFF = "cut off from the other nodes";

/** Resolves when players can connect. @throws ListenFault */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, store, shared, log, clock, onServing = ignore } = options;
  const steady = steadyClock;
  const state = { run: nanoid(), isStopping: false };
  const metrics = createMetrics();
  const isDraining = (): boolean => state.isStopping;
  const health = createStoreHealth({ store, steady, isDraining, onServing });
  const logFault = createFaultLog(log, steady.now);
  const debugLog = log.isLevelEnabled("debug") ? log : undefined;
  const observers = createObservers({ metrics, logFault, health, debugLog });
  const { recorder, onFault } = observers;
  const run = (): string => state.run;
  // The other nodes have given up on the old run. Players who return get seats of the new one.
  const onCutOff = (): void => void (state.run = nanoid());
  const peers = await shared?.join({ run, clock, steady, onCutOff, onFault });
  const isCutOff = (): boolean => peers?.isCutOff === true;
  const secret = await store.secret();
  const isAway = (): boolean => isDraining() || isCutOff();
  const door = openDoor(options, { secret, recorder, isAway });
  const whyNotReady = async () => (isCutOff() ? CUT_OFF : health.whyNotReady());
  const http = openHttp(options, { door, whyNotReady, onFault });
  const sockets = openSockets({
    http,
    limits: config.limits,
    door: door.sockets,
    recorder,
    steady,
    adapter: shared?.adapter,
  });
  const core = createCore({
    store,
    roomsInMemory: config.roomsInMemory,
    transport: sockets.transport,
    door,
    clocks: { serving: clock, steady: steady.now },
    observers,
    instance: serverInstance(run, clock.now(), peers),
    limits: config.limits,
    secret,
    ...PRODUCT,
  });
  sockets.serve(core.gateway);
  attendPeers(peers, core.keeper, sockets);
  forbidSniffing(http);
  await shared?.closeStandIn();
  const port = await listen(http, config);
  core.begin();
  metrics.watch(gaugesOf({ store, sockets, door, keeper: core.keeper }));
  const metricsServer = await openMetrics(options, metrics);

  async function stop(): Promise<void> {
    state.isStopping = true;
    // From now on the clocks of this node's players are stopped on the other nodes.
    peers?.stop();
    await core.stop();
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    health.stop();
    await closeAll(http, sockets);
    await store.close();
  }
  return { port, stop };
}

type Membership = Awaited<ReturnType<OpenedShared["join"]>>;

function serverInstance(
  run: () => string,
  bootedAt: number,
  peers: Membership | undefined,
): ServerInstance {
  return {
    get run() {
      return run();
    },
    bootedAt,
    ...(peers && { peers, unserved: (since, until) => peers.unserved(since, until) }),
  };
}

/** Gives this node its duties among several nodes. */
function attendPeers(peers: Membership | undefined, keeper: RoomKeeper, sockets: Sockets): void {
  peers?.attend({
    act: (roomId) => keeper.perform(roomId, { type: "deadline" }),
    rebroadcast: (roomId, since) => keeper.perform(roomId, { type: "rebroadcast", since }),
    sendAway: () => sockets.sendAway(),
  });
}

/** A port that cannot be opened is worth a warning, not a stop. */
async function openMetrics({ config, log }: AppOptions, metrics: Metrics) {
  const { metricsPort: port } = config;
  if (port === 0) return undefined;
  const server = createMetricsServer(metrics);
  try {
    await listen(server, { port, host: "127.0.0.1" });
    return server;
  } catch (err) {
    log.warn({ port, err }, "metrics are off: METRICS_PORT cannot be opened");
    return undefined;
  }
}

interface GaugedParts {
  readonly store: RoomStore;
  readonly sockets: Sockets;
  readonly door: Door;
  readonly keeper: RoomKeeper;
}

function gaugesOf({ store, sockets, door, keeper }: GaugedParts): Gauges {
  return {
    rooms: () => store.count(),
    connections: () => sockets.connectionCount(),
    bufferedBytes: () => door.sockets.unsentBytes,
    queuedCommands: () => keeper.waiting,
    callsUnderWay: () => door.calls.underWay,
  };
}

interface DoorParts {
  readonly secret: string;
  readonly recorder: Observers["recorder"];
  /** Whether new connections are refused. */
  readonly isAway: () => boolean;
}

function openDoor({ config, shared, log }: AppOptions, parts: DoorParts): Door {
  let hasWarned = false;
  const untrustedProxy = (): void => {
    parts.recorder.untrustedProxy();
    if (!hasWarned) log.warn(UNTRUSTED_PROXY);
    hasWarned = true;
  };
  return createDoor({
    ...parts,
    limits: config.limits,
    origins: config,
    trustedProxies: config.trustedProxies,
    counters: shared?.counters,
    recorder: { ...parts.recorder, untrustedProxy },
    steady: steadyClock,
    wall: systemClock.now,
  });
}

const UNTRUSTED_PROXY =
  "A request came with X-Forwarded-For from an address that is not in TRUSTED_PROXIES. " +
  "If that is your proxy, name it there: otherwise all its visitors count as one.";

interface HttpParts {
  readonly door: Door;
  readonly whyNotReady: () => Promise<string | undefined>;
  readonly onFault: (fault: unknown) => void;
}

function openHttp({ config, pageDir }: AppOptions, parts: HttpParts): Server {
  const originOf = createOriginOf(config);
  const http = createHttpServer({
    ...parts,
    door: parts.door.http,
    secure: createSecurity(config.behindTls, originOf),
    servePage: createPage(pageDir, originOf),
  });
  parts.door.http.guard(http);
  return http;
}

/** Connections that are not closed within this time are destroyed. */
const GOODBYE_MS = 1_000;

async function closeAll(http: Server, sockets: Sockets): Promise<void> {
  const cancel = steadyClock.after(GOODBYE_MS, () => http.closeAllConnections());
  await sockets.close();
  cancel();
}

function ignore(): void {
  // The clock of several nodes does not stop during an outage.
}

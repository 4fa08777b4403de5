// A whole server, put together from its parts, from the store up to the open port.
import { randomInt } from "node:crypto";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { nanoid } from "nanoid";
import type { Config } from "./config.ts";
import { type IsTrusted, trustedProxies } from "./gateway/address.ts";
import { createFloods, type Floods } from "./gateway/floods.ts";
import { createGateway, type Gateway } from "./gateway/gateway.ts";
import { boundServer } from "./http/bounds.ts";
import { listen } from "./http/listen.ts";
import { type OpenSockets, trackSockets } from "./http/openSockets.ts";
import { createMetrics, createMetricsServer, type Metrics } from "./http/metrics.ts";
import { createPage } from "./http/page.ts";
import { createReadiness } from "./http/readiness.ts";
import { createSecurity, forbidSniffing } from "./http/security.ts";
import { createHttpServer, type HttpParts } from "./http/server.ts";
import { createOriginOf } from "./http/siteOrigin.ts";
import { startDeadlineScheduler } from "./keeper/deadlineScheduler.ts";
import { startCensus } from "./keeper/census.ts";
import { newRoomId } from "./keeper/roomIds.ts";
import { createRoomKeeper, type RoomKeeper } from "./keeper/roomKeeper.ts";
import { createFaultLog, type Log } from "./log.ts";
import type { Peers, ServerInstance } from "@kingrow/room";
import type { Heartbeat } from "./nodes/heartbeat.ts";
import type { SharedService } from "./nodes/sharedService.ts";
import { createOutage } from "./outage.ts";
import { createTrace, NO_TRACE } from "./trace.ts";
import { DamagedRoom, type RoomStore, StoreFault } from "./store/roomStore.ts";

export interface AppParts {
  readonly config: Config;
  /** Closed by the app when it stops. */
  readonly store: RoomStore;
  /** Set where several nodes are one service; its store is the one above. */
  readonly shared?: SharedService;
  /** Where the built page lies. */
  readonly pageDir: string;
  readonly log: Log;
  readonly now: () => number;
  /** Hears when no change can be stored any more, and when it can again. */
  readonly onServing?: (isServing: boolean) => void;
}

export interface App {
  readonly port: number;
  /**
   * Answers what is running, sends everybody away to come back later, closes the store. No seat is
   * given up. Call it once.
   */
  stop(): Promise<void>;
}

const TRACED = new Set(["trace", "debug"]);
/** After so long, what another node has stored at the same moment is seen here. */
const OTHERS_SETTLE_MS = 50;

const CUT_OFF = "cut off from the other nodes";

/** Resolves when players can connect. @throws ListenFault */
export async function startApp(parts: AppParts): Promise<App> {
  const { config, store, shared, now } = parts;
  const runs = createRuns();
  const draining = { begun: false };
  const watch = createWatch(parts, () => draining.begun);
  const { metrics, trace, onFault, onCommit } = watch;
  const peers = await shared?.join({ run: runs.current, now, onCutOff: runs.renew, onFault });
  const isCutOff = (): boolean => peers?.isCutOff === true;
  const keeper = createRoomKeeper({
    store,
    instance: serverInstance(runs, now(), peers),
    lastSeen: shared?.lastSeen,
    othersSettled: shared && (() => pause(OTHERS_SETTLE_MS)),
    now,
    newRoomId,
    chance: () => randomInt(2 ** 32),
    ...config.limits,
    onFault,
    onCommit,
    onConflict: metrics.onConflict,
    onCommand: trace.commanded,
  });
  const whyNotReady = async () => (isCutOff() ? CUT_OFF : watch.whyNotReady());
  const { http, sockets } = openHttp(parts, { whyNotReady, onFault });
  const strangers = createStrangers(config);
  const gateway = createGateway({
    ...config,
    ...strangers,
    http,
    keeper,
    run: runs.current,
    isCutOff,
    secret: await store.secret(),
    now,
    meter: trace.answers(metrics.meter),
    onFault,
    trace,
    shared,
  });
  peers?.attend({
    act: (roomId) => keeper.perform(roomId, { type: "deadline" }),
    sendAway: () => gateway.sendAway(),
  });
  const port = await listen(bounded(http, { config, metrics, ...strangers }), config);
  const isShared = shared !== undefined;
  const scheduler = startDeadlineScheduler({ keeper, store, now, onFault, isShared });
  const isCounting = () => isFirst(runs.current(), peers);
  const figures = await openFigures(parts, { metrics, gateway, keeper, isCounting });

  return {
    port,
    stop: async () => {
      draining.begun = true;
      await gateway.drain();
      await Promise.all([scheduler.stop(), figures.stop()]);
      watch.stop();
      peers?.stop();
      await shut({ gateway, keeper, store, sockets });
    },
  };
}

interface Runs {
  readonly current: () => string;
  readonly renew: () => void;
}

/** The other nodes give up on a run for good: who comes back to this one holds a seat by another run. */
function createRuns(): Runs {
  let run = nanoid();
  return { current: () => run, renew: () => void (run = nanoid()) };
}

function serverInstance(
  { current }: Runs,
  bootedAt: number,
  peers: Peers | undefined,
): ServerInstance {
  return {
    get run() {
      return current();
    },
    bootedAt,
    ...(peers && { peers }),
  };
}

/** What one node does for all of them, the first one does. */
function isFirst(run: string, peers: Pick<Heartbeat, "alive"> | undefined): boolean {
  return peers === undefined || peers.alive()[0] === run;
}

/** Everything that only looks on: metrics, the log of faults, readiness, outages of the store. */
function createWatch(
  { config, store, log, onServing = ignore }: AppParts,
  isDraining: () => boolean,
) {
  const metrics = createMetrics();
  const trace = TRACED.has(config.logLevel) ? createTrace(log) : NO_TRACE;
  const checkStore = () => store.probe();
  const readiness = createReadiness({ isDraining, checkStore, now: steady });
  const isOver = async () => (await readiness.whyNotReady()) === undefined;
  const outage = createOutage({ isOver, onServing });
  const logFault = createFaultLog(log, steady);

  return {
    metrics,
    trace,
    whyNotReady: readiness.whyNotReady,
    onFault: (fault: unknown): void => {
      metrics.onFault();
      logFault(fault);
      if (!(fault instanceof StoreFault) || fault instanceof DamagedRoom) return;
      readiness.storeFailed();
      outage.begin();
    },
    onCommit: (seconds: number): void => {
      metrics.onCommit(seconds);
      trace.committed(seconds);
      readiness.storeWorked();
      outage.end();
    },
    stop: () => outage.end(),
  };
}

/** Goes on in an outage too. */
function steady(): number {
  return performance.now();
}

function ignore(): void {
  // A clock that does not stand still in an outage: of tests, and the one that nodes agree on.
}

function openHttp(
  { config, pageDir }: AppParts,
  heard: Pick<HttpParts, "whyNotReady" | "onFault">,
): { readonly http: Server; readonly sockets: OpenSockets } {
  const originOf = createOriginOf(config);
  const http = createHttpServer({
    secure: createSecurity(config.behindTls, originOf),
    servePage: createPage(pageDir, originOf),
    ...heard,
  });
  return { http, sockets: trackSockets(http) };
}

/** What page and sockets know together of those who come. */
interface Strangers {
  readonly isTrusted: IsTrusted;
  readonly floods: Floods;
}

function createStrangers({ trustedProxies: ranges, limits }: Config): Strangers {
  const isTrusted = trustedProxies(ranges);
  const waitSeconds = limits.wire.floodWaitSeconds;
  return { isTrusted, floods: createFloods({ waitSeconds, isTrusted, now: steady }) };
}

interface BoundedParts extends Strangers {
  readonly config: Config;
  readonly metrics: Metrics;
}

/** Socket.IO has taken its place at the server: what is said here holds for all that comes in. */
function bounded(http: Server, { config, metrics, isTrusted, floods }: BoundedParts): Server {
  forbidSniffing(http);
  boundServer(http, {
    limits: config.limits.wire,
    isTrusted,
    floods,
    onCut: (reason) => metrics.meter.cut(reason),
    now: steady,
  });
  return http;
}

interface Measured {
  readonly metrics: Metrics;
  readonly gateway: Gateway;
  readonly keeper: RoomKeeper;
  /** Of several nodes one counts the rooms. */
  readonly isCounting: () => boolean;
}

/** What is measured only when somebody looks, and the port where one can look. */
async function openFigures(parts: AppParts, { metrics, gateway, keeper, isCounting }: Measured) {
  const { store } = parts;
  const census = startCensus({ store, isMine: isCounting });
  metrics.watch({
    connections: () => gateway.connectionCount(),
    waitingBytes: () => gateway.waitingBytes(),
    queuedCommands: () => keeper.waiting,
    rooms: () => store.count(),
    roomsByPhase: () => census.counted(),
  });
  const server = await openMetrics(parts, metrics);
  return {
    stop: async () => {
      await census.stop();
      server?.close();
      server?.closeAllConnections();
    },
  };
}

/** Metrics are nice to have: a taken port is worth a warning, not a stop. */
async function openMetrics({ config, log }: AppParts, metrics: Metrics) {
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

interface Running {
  readonly gateway: Gateway;
  readonly keeper: RoomKeeper;
  readonly store: RoomStore;
  readonly sockets: OpenSockets;
}

async function shut({ gateway, keeper, store, sockets }: Running): Promise<void> {
  await keeper.idle();
  await Promise.all([gateway.close(), sockets.drop()]);
  await store.close();
}

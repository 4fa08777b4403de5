// A whole server, put together from its parts, from the store up to the open port.
import { randomInt } from "node:crypto";
import type { Server } from "node:http";
import type { Peers, ServerInstance } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import { steadyClock, systemClock } from "@kingrow/time/machine";
import { nanoid } from "nanoid";
import type { Config } from "./base/config.ts";
import { createCore } from "./core.ts";
import { openFigures } from "./figures.ts";
import { type IsTrusted, trustedProxies } from "./gateway/connections/address.ts";
import { createFloods, type Floods } from "./gateway/connections/floods.ts";
import { type Backlog, createBacklog } from "./gateway/load/backlog.ts";
import { createLane, type Lane, STRANGERS_MS } from "./gateway/load/lane.ts";
import { createLoad } from "./gateway/load/load.ts";
import { openSockets } from "./gateway/socketio/sockets.ts";
import { boundServer } from "./http/bounds.ts";
import { listen } from "./http/listen.ts";
import { type OpenSockets, trackSockets } from "./http/openSockets.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createPage } from "./http/page.ts";
import { createSecurity, forbidSniffing } from "./http/security.ts";
import { createHttpServer, type HttpDependencies } from "./http/server.ts";
import { createOriginOf } from "./http/siteOrigin.ts";
import { newRoomId } from "./keeper/roomIds.ts";
import { createRoomKeeper } from "./keeper/roomKeeper.ts";
import { createFaultLog, type Log } from "./base/log.ts";
import type { Heartbeat } from "./nodes/heartbeat.ts";
import type { OpenedShared } from "./nodes/openShared.ts";
import type { RoomStore } from "./store/roomStore.ts";
import { traceFor } from "./gateway/trace.ts";
import { createWatch, type Watch } from "./watch.ts";

export interface AppDependencies {
  readonly config: Config;
  /** Closed by the app when it stops. */
  readonly store: RoomStore;
  /** Set where several nodes are one service; its store is the one above. */
  readonly shared?: OpenedShared;
  /** Where the built page lies. */
  readonly pageDir: string;
  readonly log: Log;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
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

const CUT_OFF = "cut off from the other nodes";

/** Resolves when players can connect. @throws ListenFault */
export async function startApp(dependencies: AppDependencies): Promise<App> {
  const { config, store, shared, clock } = dependencies;
  const { limits } = config;
  const runs = createRuns();
  const draining = { begun: false };
  const metrics = createMetrics();
  const watch = openWatch(dependencies, metrics, () => draining.begun);
  const { recorder, onFault } = watch;
  const peers = await joinPeers(dependencies, runs, onFault);
  const isCutOff = (): boolean => peers?.isCutOff === true;
  const instance = serverInstance(runs, clock.now(), peers);
  const secret = await store.secret();
  const load = createLoad(limits.load, steadyClock);
  const whyNotReady = async () => (isCutOff() ? CUT_OFF : watch.whyNotReady());
  const { http, tcp } = openHttp(dependencies, { whyNotReady, onFault });
  const strangers = createStrangers(config);
  const sockets = openSockets(
    { ...config, ...strangers, http, secret, recorder, load, steady: steadyClock, shared },
    () => draining.begun || isCutOff(),
  );
  const core = createCore({
    ...watch,
    ...CLOCKS,
    ...RANDOM,
    clock,
    store,
    shared,
    instance,
    secret,
    limits,
    load,
    transport: sockets.transport,
    addresses: sockets.addresses,
    createKeeper: createRoomKeeper,
  });
  const { keeper } = core;
  sockets.serve(core.gateway);
  peers?.attend({
    act: (roomId) => keeper.perform(roomId, { type: "deadline" }),
    retell: (roomId, known) => keeper.perform(roomId, { type: "retell", ...known }),
    sendAway: () => sockets.sendAway(),
  });
  bounded(http, { config, metrics, ...strangers });
  await shared?.leavePort();
  const port = await listen(http, config);
  core.begin();
  const { lane } = strangers;
  const seen = { metrics, sockets, keeper, load, lane, isCounting: isFirstOf(runs, peers) };
  const figures = await openFigures({ ...dependencies, ...seen });

  async function stop(): Promise<void> {
    draining.begun = true;
    // From now on the others count no time of our players.
    peers?.stop();
    await core.stop();
    await figures.stop();
    watch.stop();
    await Promise.all([sockets.close(), tcp.drop()]);
    await store.close();
  }
  return { port, stop };
}

/** Clocks of this machine, which know nothing of deadlines. */
const CLOCKS = { steady: steadyClock.now, wall: systemClock.now };

const RANDOM = { newRoomId, chance: () => randomInt(2 ** 32) };

function openWatch(
  { config, store, log, onServing }: AppDependencies,
  metrics: Metrics,
  isDraining: () => boolean,
): Watch {
  const trace = traceFor(config.logLevel, log);
  const logFault = createFaultLog(log, steadyClock.now);
  const watched = { metrics, trace, logFault, store, steady: steadyClock, onServing };
  return createWatch(watched, isDraining);
}

function joinPeers(
  { shared, clock }: AppDependencies,
  runs: Runs,
  onFault: (fault: unknown) => void,
) {
  const { current: run, renew: onCutOff } = runs;
  return shared?.join({ run, clock, steady: steadyClock, onCutOff, onFault });
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
  peers: (Peers & Pick<Heartbeat, "unserved">) | undefined,
): ServerInstance {
  return {
    get run() {
      return current();
    },
    bootedAt,
    ...(peers && { peers, unserved: (since, until) => peers.unserved(since, until) }),
  };
}

/** What one node does for all of them, the first one does. */
function isFirstOf(runs: Runs, peers: Pick<Heartbeat, "alive"> | undefined): () => boolean {
  return () => peers === undefined || peers.alive()[0] === runs.current();
}

function openHttp(
  { config, pageDir }: AppDependencies,
  heard: Pick<HttpDependencies, "whyNotReady" | "onFault">,
): { readonly http: Server; readonly tcp: OpenSockets } {
  const originOf = createOriginOf(config);
  const http = createHttpServer({
    secure: createSecurity(config.behindTls, originOf),
    servePage: createPage(pageDir, originOf),
    ...heard,
  });
  return { http, tcp: trackSockets(http, steadyClock) };
}

/** What page and sockets know together of those who come. */
interface Strangers {
  readonly isTrusted: IsTrusted;
  readonly floods: Floods;
  readonly lane: Lane;
  readonly backlog: Backlog;
}

function createStrangers({ trustedProxies: ranges, limits }: Config): Strangers {
  const isTrusted = trustedProxies(ranges);
  const waitSeconds = limits.wire.floodWaitSeconds;
  const { now } = steadyClock;
  return {
    isTrusted,
    floods: createFloods({ waitSeconds, isTrusted, now }),
    lane: createLane(STRANGERS_MS, now),
    backlog: createBacklog(limits.wire.backlogBytes),
  };
}

interface BoundedDependencies extends Strangers {
  readonly config: Config;
  readonly metrics: Metrics;
}

/** Socket.IO has taken its place at the server: what is said here holds for all that comes in. */
function bounded(http: Server, { config, metrics, ...strangers }: BoundedDependencies): void {
  forbidSniffing(http);
  boundServer(http, {
    limits: config.limits.wire,
    messageBytes: config.limits.messageBytes,
    ...strangers,
    onDisconnect: (reason) => metrics.recorder.disconnected(reason),
    steady: steadyClock,
  });
}

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
import type { Recorder } from "./door/recorder.ts";
import { createDoor, type Door } from "./door/door.ts";
import { openSockets, type Sockets } from "./gateway/socketio/sockets.ts";
import { listen } from "./http/listen.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createPage } from "./http/page.ts";
import { createSecurity, forbidSniffing } from "./http/security.ts";
import { createHttpServer, type WhyNotReady } from "./http/server.ts";
import { createOriginOf } from "./http/siteOrigin.ts";
import { newRoomId } from "./keeper/roomIds.ts";
import { createRoomKeeper, type RoomKeeper } from "./keeper/roomKeeper.ts";
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
  const isAway = (): boolean => draining.begun || isCutOff();
  const door = openDoor(dependencies, { secret, recorder, isAway });
  const whyNotReady = async () => (isCutOff() ? CUT_OFF : watch.whyNotReady());
  const http = openHttp(dependencies, { door, whyNotReady, onFault });
  const steady = steadyClock;
  const sockets = openSockets({ http, limits, door: door.sockets, recorder, steady, shared });
  const core = createCore({
    ...watch,
    ...RANDOM,
    clock,
    steady: steady.now,
    store,
    shared,
    instance,
    secret,
    limits,
    door,
    transport: sockets.transport,
    createKeeper: createRoomKeeper,
  });
  const { keeper } = core;
  sockets.serve(core.gateway);
  peers?.attend({
    act: (roomId) => keeper.perform(roomId, { type: "deadline" }),
    retell: (roomId, known) => keeper.perform(roomId, { type: "retell", ...known }),
    sendAway: () => sockets.sendAway(),
  });
  forbidSniffing(http);
  await shared?.leavePort();
  const port = await listen(http, config);
  core.begin();
  const gauges = gaugesOf({ sockets, door, keeper });
  const isCounting = isFirstOf(runs, peers);
  const figures = await openFigures({ ...dependencies, metrics, gauges, isCounting });

  async function stop(): Promise<void> {
    draining.begun = true;
    // From now on the others count no time of our players.
    peers?.stop();
    await core.stop();
    await figures.stop();
    watch.stop();
    await closeAll(http, sockets);
    await store.close();
  }
  return { port, stop };
}

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

interface DoorParts {
  readonly secret: string;
  readonly recorder: Recorder;
  /** Nobody is let in now. */
  readonly isAway: () => boolean;
}

function openDoor({ config, shared, log }: AppDependencies, parts: DoorParts): Door {
  const warn = once(() => log.warn(UNTRUSTED_PROXY));
  const untrustedProxy = (): void => {
    parts.recorder.untrustedProxy();
    warn();
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

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

interface HttpParts {
  readonly door: Door;
  readonly whyNotReady: WhyNotReady;
  readonly onFault: (fault: unknown) => void;
}

function openHttp({ config, pageDir }: AppDependencies, parts: HttpParts): Server {
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

interface Measured {
  readonly sockets: Sockets;
  readonly door: Door;
  readonly keeper: RoomKeeper;
}

function gaugesOf({ sockets, door, keeper }: Measured) {
  return {
    connections: () => sockets.connectionCount(),
    bufferedBytes: () => door.sockets.unsentBytes,
    queuedCommands: () => keeper.waiting,
    callsUnderWay: () => door.calls.underWay,
  };
}

/** A peer that does not finish the goodbye within this time is left without one. */
const GOODBYE_MS = 1_000;

async function closeAll(http: Server, sockets: Sockets): Promise<void> {
  const cancel = steadyClock.after(GOODBYE_MS, () => http.closeAllConnections());
  await sockets.close();
  cancel();
}

// The tab's one connection: which key it uses, how it stands, and when it is tried again.
import type { ConnectionError, RateLimitNotice } from "@kingrow/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Cancel, Clock } from "@kingrow/time";
import { timeAnswers, type AnswerTime } from "./answerTime.ts";
import { createLeaving, type Leave } from "./leaving.ts";
import type { Link } from "./link.ts";
import { type PlayerKey, randomKey } from "../keys/playerKey.ts";
import { createAsk, type Ask, type Failure } from "./requests.ts";
import { createServerClock, type ServerClock } from "./serverClock.ts";

/**
 * `idle`: nobody has entered yet. `connecting`: for the first time. `reconnecting`: the quick attempts after a loss.
 * `unreachable`: they have failed; a slow attempt follows every few seconds, for ever.
 * `taken-over`: another window has the seat; connecting again would take it back.
 */
export type ConnectionPhase =
  | "idle"
  | "connecting"
  | "connected"
  | "reconnecting"
  | "unreachable"
  | "taken-over";

/** What the person has to be told in an alert; one at a time, the latest. */
export type Alert =
  | { readonly kind: "connection"; readonly error: ConnectionError }
  | { readonly kind: "rate-limit"; readonly notice: RateLimitNotice; readonly untilReset: number };

export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** While `unreachable`: when the next attempt begins, epoch milliseconds; `undefined` during an attempt. */
  readonly nextTryAt: number | undefined;
  readonly alert: Alert | undefined;
}

export interface Connection {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly link: Link;
  readonly playerKey: PlayerKey;
  /** Random, another one with each call: for what is sent again if no answer comes. */
  readonly newId: () => string;
  readonly store: StoreApi<ConnectionState>;
  /** How quickly the server answers. */
  readonly answerTime: StoreApi<AnswerTime>;
  readonly ask: Ask;
  /** The rooms this tab shows, to play in or to watch. What is granted for any other room is given back. */
  readonly shown: Set<string>;
  /** Connects with the key that belongs to the room, or to the lobby. */
  readonly enter: (roomId?: string) => Promise<void>;
  /** How long the connection has stood, in milliseconds; 0 while it does not. */
  readonly upSince: () => number;
  /** Disconnects and connects anew with a full set of attempts; nothing before the first `enter`. */
  readonly restart: () => void;
  /** While `unreachable`: begins the next attempt at once. Otherwise it does nothing. */
  readonly tryNow: () => void;
  /**
   * Gives the seat of a room up. Without a connection it is told once it is back, if the seat is then still held
   * under the same player id.
   */
  readonly leave: Leave;
  readonly dismissAlert: () => void;
}

/** A limit is told once: by the alert, while it is there, and otherwise where something was asked for. */
export function isToldByAlert(
  { store }: Pick<Connection, "store">,
  { code }: Pick<Failure, "code">,
): boolean {
  return code === "RATE_LIMITED" && store.getState().alert?.kind === "rate-limit";
}

export interface ConnectionDependencies {
  readonly clock: Clock;
  readonly link: Link;
  readonly playerKey: PlayerKey;
  /** Of a simulated world its own. */
  readonly newId?: () => string;
  /** From 0 to 1, so that the pages of a site do not all come back at the same moment. */
  readonly random?: () => number;
}

/** Between slow attempts, in milliseconds; up to as much more or less as `RETRY_JITTER_MS`. */
const RETRY_MS = 8_000;
const RETRY_JITTER_MS = 2_000;
/** After the server itself ended the connection with an error. */
const RETRY_AFTER_ERROR_MS = 30_000;
/** An error that comes sooner after connecting is the answer to the attempt. Milliseconds. */
const FIRST_MOMENTS_MS = 5_000;

export function createConnection(dependencies: ConnectionDependencies): Connection {
  const { clock, playerKey, newId = randomKey } = dependencies;
  const { link, store: answerTime } = timeAnswers(dependencies.link, clock);
  const serverClock = serverClockOver(link, clock);
  const store = createStore<ConnectionState>(() => ({
    phase: "idle",
    nextTryAt: undefined,
    alert: undefined,
  }));
  let upAt: number | undefined;
  let keyInUse: string | undefined;
  const upSince = (): number => (upAt === undefined ? 0 : clock.now() - upAt);
  const retries = createRetries({ ...dependencies, link, store });

  const open = (): void => {
    keyInUse = playerKey.current();
    if (store.getState().phase === "idle") store.setState({ phase: "connecting" });
    link.open();
  };
  const restart = (): void => {
    if (keyInUse === undefined) return;
    retries.stop();
    link.close();
    if (store.getState().phase !== "connecting") store.setState({ phase: "reconnecting" });
    open();
  };

  link.on("up", () => {
    upAt = clock.now();
    retries.stop();
    store.setState({ phase: "connected" });
  });
  link.on("down", () => {
    upAt = undefined;
    if (store.getState().phase === "connected") store.setState({ phase: "reconnecting" });
  });
  link.on("gaveUp", () => retries.schedule());
  link.on("error", (error) => {
    const isTakeover = error.code === "SEAT_TAKEN_OVER";
    // Each slow attempt may be refused again; the person has read it once.
    const isKnown = retries.isAutomatic() && upSince() < FIRST_MOMENTS_MS;
    if (isTakeover) store.setState({ phase: "taken-over" });
    else retries.schedule(RETRY_AFTER_ERROR_MS);
    link.close();
    if (!isTakeover && !isKnown) store.setState({ alert: { kind: "connection", error } });
  });
  tellRateLimits(link, store, serverClock);

  const leave = createLeaving({ link, clock, playerKey });
  const shown = new Set<string>();
  // A seat that is remembered was this tab's own before.
  const ask = createAsk(link, clock, (roomId) => {
    if (!shown.has(roomId) && !playerKey.remembers(roomId)) leave(roomId, [link.id]);
  });

  return {
    clock,
    serverClock,
    link,
    playerKey,
    newId,
    store,
    answerTime,
    ask,
    shown,
    enter: async (roomId) => {
      const key = await playerKey.claim(roomId);
      if (keyInUse === undefined) open();
      else if (keyInUse !== key || store.getState().phase === "taken-over") restart();
    },
    upSince,
    restart,
    tryNow: retries.tryNow,
    leave: (roomId, playerIds) => {
      // The seat is the other window's now.
      if (store.getState().phase !== "taken-over") leave(roomId, playerIds);
    },
    dismissAlert: () => store.setState({ alert: undefined }),
  };
}

interface RetryDependencies extends ConnectionDependencies {
  readonly store: StoreApi<ConnectionState>;
}

/** The slow attempts, one at a time, until one succeeds (P22). */
function createRetries({ clock, link, store, random = Math.random }: RetryDependencies) {
  let cancel: Cancel = () => {};
  let isAutomatic = false;

  const attempt = (): void => {
    cancel();
    store.setState({ nextTryAt: undefined });
    link.open(1);
  };
  return {
    schedule: (ms = RETRY_MS + (2 * random() - 1) * RETRY_JITTER_MS): void => {
      if (store.getState().phase === "taken-over") return;
      cancel();
      store.setState({ phase: "unreachable", nextTryAt: clock.now() + ms });
      cancel = clock.after(ms, () => {
        isAutomatic = true;
        attempt();
      });
    },
    tryNow: (): void => {
      if (store.getState().nextTryAt === undefined) return;
      isAutomatic = false;
      attempt();
    },
    stop: (): void => {
      cancel();
      store.setState({ nextTryAt: undefined });
    },
    /** Whether the latest attempt was made without the person. */
    isAutomatic: () => isAutomatic,
  };
}

function tellRateLimits(
  link: Link,
  store: StoreApi<ConnectionState>,
  serverClock: ServerClock,
): void {
  link.on("rateLimitExceeded", (notice) => {
    // The button rests; an older server says so too.
    if (notice.event === "greet") return;
    const left = notice.resetInMs ?? notice.resetTime - serverClock.now();
    const untilReset = Math.max(0, left);
    store.setState({ alert: { kind: "rate-limit", notice, untilReset } });
  });
}

function serverClockOver(link: Link, clock: Clock): ServerClock {
  const serverClock = createServerClock(clock);
  link.on("down", serverClock.lineLost);
  return serverClock;
}

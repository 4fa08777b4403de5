// The tab's one connection: its key, its calls, and what it knows of the server.
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "@kingrow/time";
import { timeAnswers, type AnswerTime } from "./answerTime.ts";
import { createLeaving, type Leave } from "./leaving.ts";
import type { Link } from "./link.ts";
import { type PlayerKey, randomKey } from "../keys/playerKey.ts";
import { type ConnectionState, keepConnected } from "./reconnecting.ts";
import { createAsk, type Ask, type Failure } from "./requests.ts";
import { createServerClock, type ServerClock } from "./serverClock.ts";

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

export function createConnection(dependencies: ConnectionDependencies): Connection {
  const { clock, playerKey, newId = randomKey } = dependencies;
  const { link, store: answerTime } = timeAnswers(dependencies.link, clock);
  const serverClock = serverClockOver(link, clock);
  const { store, open, ...reconnecting } = keepConnected({ ...dependencies, link });
  let keyInUse: string | undefined;
  const openWithKey = (reopen: () => void): void => {
    keyInUse = playerKey.current();
    reopen();
  };
  const restart = (): void => {
    if (keyInUse !== undefined) openWithKey(reconnecting.restart);
  };
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
      if (keyInUse === undefined) openWithKey(open);
      else if (keyInUse !== key || store.getState().phase === "taken-over") restart();
    },
    upSince: reconnecting.upSince,
    restart,
    tryNow: reconnecting.tryNow,
    leave: (roomId, playerIds) => {
      // The seat is the other window's now.
      if (store.getState().phase !== "taken-over") leave(roomId, playerIds);
    },
    dismissAlert: () => store.setState({ alert: undefined }),
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

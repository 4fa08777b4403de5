// The connection of a tab: its key, its calls and its clock of the server.
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "@kingrow/time";
import { createLeaving, type Leave } from "./leaving.ts";
import { timeAnswers, type AnswerTime, type Link } from "./link.ts";
import { type PlayerKey, randomKey } from "../keys/playerKey.ts";
import { type ConnectionState, keepConnected } from "./reconnecting.ts";
import { createAsk, type Ask, type Failure } from "./requests.ts";
import { createServerClock, type ServerClock } from "./serverClock.ts";

export interface Connection {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly link: Link;
  readonly playerKey: PlayerKey;
  /** Returns a new random token, for requests that are repeated after a timeout. */
  readonly newId: () => string;
  readonly store: StoreApi<ConnectionState>;
  /** Response time of the server. */
  readonly answerTime: StoreApi<AnswerTime>;
  readonly ask: Ask;
  /** The rooms that this tab shows. A seat that is granted late is given up unless the tab plays in its room. */
  readonly shown: Map<string, "playing" | "watching">;
  /** Connects with the key that belongs to the room, or to the lobby; there with the visitor's present name too. */
  readonly enter: (roomId?: string) => Promise<void>;
  /** Milliseconds since the connection was established; 0 without a connection. */
  readonly upSince: () => number;
  /** Disconnects and reconnects with a full set of attempts. Does nothing before the first `enter`. */
  readonly restart: () => void;
  /**
   * While `unreachable`: starts the next attempt at once. Otherwise does nothing.
   * @param isAsked the player asked for it, so that an error is shown again
   */
  readonly tryNow: (isAsked?: boolean) => void;
  /**
   * Gives up the seat of a room and forgets the room. Without a connection the call is sent after the reconnect, if the
   * seat then still has the same player id. Does nothing when another window has taken the seat over.
   */
  readonly leave: Leave;
  readonly dismissAlert: () => void;
}

/** Whether an open alert already shows this rate limit, so that no second message is needed. */
export function isShownByAlert({ store }: Connection, code: Failure["code"]): boolean {
  return code === "RATE_LIMITED" && store.getState().alert?.kind === "rate-limit";
}

export interface ConnectionOptions {
  readonly clock: Clock;
  readonly link: Link;
  readonly playerKey: PlayerKey;
  /** The number of the visitor's name, which the server learns at the connect (O8). */
  readonly name?: () => number;
  /** Replaced by the simulator. */
  readonly newId?: () => string;
  /** Random number from 0 to 1 for the jitter of reconnects. */
  readonly random?: () => number;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { clock, playerKey, newId = randomKey, name } = options;
  const { link, store: answerTime } = timeAnswers(options.link, clock);
  const serverClock = createServerClock(clock);
  link.on("down", serverClock.lineLost);
  const { store, open, ...reconnecting } = keepConnected({ ...options, link });
  let keyInUse: string | undefined;
  let nameInUse: number | undefined;
  const openWithKey = (reopen: () => void): void => {
    keyInUse = playerKey.current();
    nameInUse = name?.();
    reopen();
  };
  const restart = (): void => {
    if (keyInUse !== undefined) openWithKey(reconnecting.restart);
  };
  showRateLimits(link, store, serverClock);
  const leave = createLeaving({ link, clock, departures: playerKey.departures });
  const shown: Connection["shown"] = new Map();
  // A remembered room is one in which this tab had a seat before.
  const ask = createAsk(link, clock, (roomId, isSeat) => {
    const isWanted = isSeat ? shown.get(roomId) === "playing" : shown.has(roomId);
    if (!isWanted && !playerKey.remembers(roomId)) leave(roomId, [link.id]);
  });

  return {
    ...reconnecting,
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
      // A seat keeps its name, so that another one only counts from the lobby on.
      const isRenamed = roomId === undefined && nameInUse !== name?.();
      if (keyInUse === undefined) openWithKey(open);
      else if (keyInUse !== key || isRenamed || store.getState().phase === "taken-over") restart();
    },
    restart,
    leave: (roomId, playerIds) => {
      // Another window has the seat and its key now.
      if (store.getState().phase === "taken-over") return;
      leave(roomId, playerIds);
      playerKey.forget(roomId);
    },
    dismissAlert: () => store.setState({ alert: undefined }),
  };
}

function showRateLimits(
  link: Link,
  store: StoreApi<ConnectionState>,
  serverClock: ServerClock,
): void {
  link.on("rateLimitExceeded", (notice) => {
    // The greeting button is disabled anyway. Older servers send this event for greetings.
    if (notice.event === "greet") return;
    const left = notice.resetInMs ?? notice.resetTime - serverClock.now();
    const untilReset = Math.max(0, left);
    store.setState({ alert: { kind: "rate-limit", notice, untilReset } });
  });
}

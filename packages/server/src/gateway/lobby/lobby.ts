// The lobby's list: answered when asked, sent again when it changed, at most 5 times a second (L1-L3).
import type { AvailableRoom } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { shareReads } from "../../store/shareReads.ts";
import { gather, type OnRest } from "./gathering.ts";
import type { Audience, Caller, Sender } from "../transport/types.ts";

/** Prefixed: every socket is also in a Socket.IO room named by its own id. */
export const AUDIENCE = "kingrow:lobby";
const PAUSE_MS = 200;
/**
 * Lists are long, and with more sockets each comes later: the pause grows with the root of how many look, so that a node
 * sends 1,000 lists a second to 400 and 5,000 to 10,000, and from there on no more.
 */
const UNHURRIED_SOCKETS = 100;
const PAUSE_PER_SOCKET_MS = 0.2;
/** While the server is busy the lists make room for what people do: each waits so many times as long. */
const BUSY_PAUSES = 4;
/** Those who come in within this time share a look. */
const GATHER_MS = 100;

export interface Lobby {
  /** Sends the list to the socket and all later lists until `leave`. @throws StoreFault */
  enter(socket: Caller, onRest?: OnRest): Promise<void>;
  leave(socket: Caller): void;
  /** Some room changed; the list may have. */
  touch(): void;
  /** The same, by the word of another node. */
  touchedElsewhere(): void;
  stop(): void;
}

export interface LobbyDependencies {
  readonly clock: Clock;
  /** Reaches the sockets of this node; another node could have an older list. */
  readonly io: Pick<Sender, "to">;
  /** Those of them that are in the lobby and take what they are sent. */
  readonly everybody: Audience;
  /** The socket does not take what it is sent: its list comes with `catchUp`, the newest alone (X10). */
  readonly isBehind: (socket: Caller) => boolean;
  /** Sockets of this node that are in the lobby. */
  readonly audience: () => number;
  readonly list: () => Promise<readonly AvailableRoom[]>;
  /** The server has time for everything. */
  readonly isCalm: () => boolean;
  /** Lets the other nodes know, as rarely as lists are sent; missing where there are none. */
  readonly tellPeers?: (() => void) | undefined;
  /** These have entered, and have their list. */
  readonly onEntered: (newcomers: Audience) => void;
  readonly onFault: (fault: unknown) => void;
}

export function createLobby(dependencies: LobbyDependencies): Lobby {
  const { clock, everybody, isBehind, audience, list, tellPeers, onFault } = dependencies;
  const keepsUp = (socket: Caller) => !isBehind(socket);
  /** One read at a time, however many come in, so that later lists are never older. */
  const read = shareReads(list);
  /** What everybody in the lobby has, or `undefined` when they may have different lists. */
  let shown: string | undefined;
  let stale = false;
  /** Something changed here that the other nodes have not heard of. */
  let untold = false;
  let endPause: Cancel | undefined;

  const welcome = gather(clock, GATHER_MS, async (sockets: readonly Caller[]) => {
    const rooms = await read();
    if (JSON.stringify(rooms) !== shown) shown = undefined;
    // Some may have fallen behind while they waited.
    showTo(dependencies, sockets.filter(keepsUp), rooms);
  });

  async function enter(socket: Caller, onRest?: OnRest): Promise<void> {
    // Socket.IO would remember for ever that a socket joined which is gone already.
    if (!socket.connected) return;
    await socket.join(AUDIENCE);
    if (keepsUp(socket)) await welcome(socket, onRest);
  }

  function touchedElsewhere(): void {
    stale = true;
    endPause ??= startPause(0);
  }

  function touch(): void {
    untold = true;
    touchedElsewhere();
  }

  function startPause(milliseconds: number): Cancel {
    return clock.after(milliseconds, () => void publish());
  }

  /** Sends, then holds back whatever comes until the pause is over. */
  async function publish(): Promise<void> {
    if (!stale) {
      endPause = undefined;
      return;
    }
    stale = false;
    if (untold) tellPeers?.();
    untold = false;
    await sendIfChanged().catch((fault: unknown) => {
      stale = true;
      onFault(fault);
    });
    endPause = startPause(pauseOf(dependencies));
  }

  async function sendIfChanged(): Promise<void> {
    if (audience() === 0) return;
    const rooms = await read();
    const text = JSON.stringify(rooms);
    if (text === shown) return;
    shown = text;
    everybody.emit("availableRooms", rooms);
  }

  return {
    enter,
    leave: (socket) => void socket.leave(AUDIENCE),
    touch,
    touchedElsewhere,
    stop: () => endPause?.(),
  };
}

/** The same message for all of them. */
function showTo(
  { io, onEntered }: LobbyDependencies,
  sockets: readonly Caller[],
  rooms: readonly AvailableRoom[],
): void {
  const [first, ...others] = sockets;
  const newcomers = others.length === 0 ? first : io.to(sockets.map(({ id }) => id));
  if (newcomers === undefined) return;
  newcomers.emit("availableRooms", rooms);
  onEntered(newcomers);
}

function pauseOf({ audience, isCalm }: LobbyDependencies): number {
  const sockets = audience();
  const longer = PAUSE_MS * Math.sqrt(sockets / UNHURRIED_SOCKETS);
  const pause = Math.max(PAUSE_MS, longer, sockets * PAUSE_PER_SOCKET_MS);
  return isCalm() ? pause : pause * BUSY_PAUSES;
}

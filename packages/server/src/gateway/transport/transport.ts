// The interface to sockets. Socket.IO and the simulator implement it.
import {
  CONNECTION_ERROR_SENTENCES,
  type ConnectionErrorCode,
  type RoomState,
  type ServerToClientEvents,
} from "@kingrow/protocol";
import type { Closable } from "./drain.ts";
import type { Newcomer, SocketData } from "./session.ts";

type Emit = <E extends keyof ServerToClientEvents>(
  event: E,
  ...payload: Parameters<ServerToClientEvents[E]>
) => unknown;

/** Sockets that get the same events. */
export interface Audience {
  readonly emit: Emit;
}

/** Addresses sockets by the name of their room, or one socket by its id. */
export interface Sender {
  to(rooms: string | string[]): Audience;
  in(rooms: string | string[]): {
    disconnectSockets(close: boolean): void;
    socketsLeave(room: string): void;
  };
}

/** The socket of a call. */
export interface Caller extends Audience {
  readonly id: string;
  readonly connected: boolean;
  readonly data: SocketData;
  join(room: string): Promise<void> | void;
  leave(room: string): Promise<void> | void;
}

/** Reaches sockets on all nodes. */
export interface Transport extends Sender {
  /** The sockets of this node alone. */
  readonly here: Sender;
  /** How many sockets of this node are in the room. */
  countIn(room: string): number;
  /** A keyed hash of the address of a connection, for storing. */
  addressOf(connection: Newcomer["conn"]): string | undefined;
  /** All connections, including those that never joined the game. */
  closables(): readonly Closable[];
  /** Missing on a single node. */
  readonly peers?: PeerNodes | undefined;
}

/** Signals between nodes, besides broadcasts. A signal may get lost. */
export interface PeerSignals {
  /** The list of rooms changed. */
  readonly lobbyChanged: () => void;
  /** A seat is free, so refused visitors may try again. */
  readonly seatFreed: (roomId: string) => void;
  /** The number of people on the sending node. */
  readonly peopleCount: (count: number) => void;
  /** The number of watchers of a room on the sending node. */
  readonly watcherCount: (roomId: string, count: number) => void;
  /** The newest state for watchers, `null` once the room is closed. */
  readonly watchedState: (roomId: string, state: RoomState | null) => void;
}

/** Handlers of signals from other nodes. Counts come with a name of the sending node. */
export interface PeerHandlers {
  readonly lobbyChanged?: () => void;
  readonly seatFreed?: (roomId: string) => void;
  readonly peopleCount?: (node: string, count: number) => void;
  readonly watcherCount?: (node: string, roomId: string, count: number) => void;
  readonly watchedState?: PeerSignals["watchedState"];
}

export interface PeerNodes {
  readonly send: PeerSignals;
  subscribe(handlers: PeerHandlers): void;
}

/** Sends the reason first, so that a stock client does not reconnect by itself. Works for a socket on any node. */
export function disconnect(io: Sender, socketId: string, code: ConnectionErrorCode): void {
  io.to(socketId).emit("error", { code, message: CONNECTION_ERROR_SENTENCES[code] });
  io.in(socketId).disconnectSockets(true);
}

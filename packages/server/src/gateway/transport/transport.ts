// How the gateway reaches sockets: a port with two implementations, Socket.IO and the simulator.
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

/** A room name reaches its sockets, a socket's id that socket. */
export interface Sender {
  to(rooms: string | string[]): Audience;
  in(room: string): { disconnectSockets(close: boolean): void };
}

/** What calls need of the socket they came from. */
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
  /** Stands for the address of a connection where it is stored. */
  addressOf(connection: Newcomer["conn"]): string | undefined;
  /** All connections, also those that never joined the game. */
  closables(): readonly Closable[];
  /** Missing where this is the only node. */
  readonly peers?: PeerNodes | undefined;
}

/** Signals between nodes, besides broadcasts. A signal may get lost. */
export interface NodeSignals {
  /** A listed room changed. */
  readonly lobbyTouched: () => void;
  /** A seat is free: visitors whom the room refused may try again. */
  readonly seatFreed: (roomId: string) => void;
}

/** Signals between nodes about watchers. */
export interface WatchSignals {
  /** So many of this node watch the room now. */
  readonly watching: (roomId: string, count: number) => void;
  /** The newest state as watchers see it, `null` once the room is closed. */
  readonly watched: (roomId: string, state: RoomState | null) => void;
}

export interface PeerNodes {
  readonly tell: NodeSignals & WatchSignals & { readonly headcount: (count: number) => void };
  /** From now on `ears` hear what the others tell. */
  hear(ears: NodeSignals): void;
  /** The same of what they tell about their people, each under a name of its own. */
  hearHeadcount(listen: (node: string, count: number) => void): void;
  hearWatching(listen: (node: string, roomId: string, count: number) => void): void;
  hearWatched(listen: WatchSignals["watched"]): void;
}

/** Sends the reason first, so that a stock client does not reconnect by itself. Works for a socket on any node. */
export function disconnect(io: Sender, socketId: string, code: ConnectionErrorCode): void {
  io.to(socketId).emit("error", { code, message: CONNECTION_ERROR_SENTENCES[code] });
  io.in(socketId).disconnectSockets(true);
}

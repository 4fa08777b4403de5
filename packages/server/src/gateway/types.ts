// Socket.IO's server and socket with Kingrow's events, and how little of them most of the gateway needs.
import type { ClientToServerEvents, RoomState, ServerToClientEvents } from "@kingrow/protocol";
import type { Server, Socket } from "socket.io";
import type { SocketData } from "./session.ts";

interface BetweenServers {
  lobbyTouched: () => void;
  seatFreed: (roomId: string) => void;
  watching: (node: string, roomId: string, count: number) => void;
  watched: (roomId: string, state: RoomState | null) => void;
  headcount: (node: string, count: number) => void;
}

export type GameServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  BetweenServers,
  SocketData
>;
export type GameSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  BetweenServers,
  SocketData
>;

type Emit = <E extends keyof ServerToClientEvents>(
  event: E,
  ...payload: Parameters<ServerToClientEvents[E]>
) => unknown;

/** Some sockets that are told something together. */
export interface Audience {
  readonly emit: Emit;
}

/** What broadcasts need of the server: a room name reaches its sockets, a socket's id that socket. */
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

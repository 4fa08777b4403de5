// How little of a sockets library the gateway needs.
import type { ServerToClientEvents } from "@kingrow/protocol";
import type { SocketData } from "./session.ts";

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

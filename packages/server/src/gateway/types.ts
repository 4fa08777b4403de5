// Socket.IO's server and socket with Kingrow's events.
import type { ClientToServerEvents, ServerToClientEvents } from "@kingrow/protocol";
import type { Server, Socket } from "socket.io";
import type { Session } from "./session.ts";

export interface SocketData {
  session: Session;
}

/** What nodes tell each other besides broadcasts; a message may get lost. */
export interface BetweenServers {
  /** Some room that is listed changed. */
  lobbyTouched: () => void;
  /** Those whom this room was full for may try again. */
  seatFreed: (roomId: string) => void;
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

// Socket.IO's server and socket with Kingrow's events.
import type { ClientToServerEvents, ServerToClientEvents } from "@kingrow/protocol";
import type { Server, Socket } from "socket.io";
import type { Session } from "./session.ts";

export interface SocketData {
  session: Session;
}

type BetweenServers = Record<string, never>;

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

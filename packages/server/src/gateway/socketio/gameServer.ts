// Socket.IO's server and socket with Kingrow's events.
import type { ClientToServerEvents, RoomState, ServerToClientEvents } from "@kingrow/protocol";
import type { Server, Socket } from "socket.io";
import type { SocketData } from "../transport/session.ts";

interface BetweenServers {
  lobbyTouched: () => void;
  seatFreed: (...roomIds: string[]) => void;
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

// The events of Socket.IO's server and sockets, and the signals between nodes.
import { randomUUID } from "node:crypto";
import type { ClientToServerEvents, RoomState, ServerToClientEvents } from "@kingrow/protocol";
import type { Clock } from "@kingrow/time";
import type { Server, Socket } from "socket.io";
import type { SocketData } from "../transport/session.ts";
import type { PeerNodes } from "../transport/transport.ts";

interface BetweenServers {
  lobbyChanged: () => void;
  seatFreed: (...roomIds: string[]) => void;
  peopleCount: (node: string, count: number) => void;
  watcherCount: (node: string, roomId: string, count: number) => void;
  watchedState: (roomId: string, state: RoomState | null) => void;
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

/** Freed seats are collected for this time, because every node reads each signal. */
const FREED_PAUSE_MS = 50;

export function nodesOver(io: GameServer, steady: Clock): PeerNodes {
  const name = randomUUID();
  const freed = new Set<string>();

  function sendFreed(): void {
    io.serverSideEmit("seatFreed", ...freed);
    freed.clear();
  }

  function seatFreed(roomId: string): void {
    if (freed.size === 0) steady.after(FREED_PAUSE_MS, sendFreed);
    freed.add(roomId);
  }

  return {
    send: {
      lobbyChanged: () => void io.serverSideEmit("lobbyChanged"),
      seatFreed,
      peopleCount: (count) => void io.serverSideEmit("peopleCount", name, count),
      watcherCount: (roomId, count) => void io.serverSideEmit("watcherCount", name, roomId, count),
      watchedState: (roomId, state) => void io.serverSideEmit("watchedState", roomId, state),
    },
    subscribe({ lobbyChanged, seatFreed: onFreed, peopleCount, watcherCount, watchedState }) {
      if (lobbyChanged !== undefined) io.on("lobbyChanged", lobbyChanged);
      if (onFreed !== undefined) io.on("seatFreed", (...ids) => ids.forEach((id) => onFreed(id)));
      if (peopleCount !== undefined) io.on("peopleCount", peopleCount);
      if (watcherCount !== undefined) io.on("watcherCount", watcherCount);
      if (watchedState !== undefined) io.on("watchedState", watchedState);
    },
  };
}

// What nodes tell each other besides broadcasts, as Socket.IO carries it.
import { randomUUID } from "node:crypto";
import type { Clock } from "@kingrow/time";
import type { PeerNodes } from "../transport/transport.ts";
import type { GameServer } from "./gameServer.ts";

/** In a rush seats fall free all the time, and every node reads each message. */
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
    tell: {
      lobbyTouched: () => void io.serverSideEmit("lobbyTouched"),
      seatFreed,
      watching: (roomId, count) => void io.serverSideEmit("watching", name, roomId, count),
      watched: (roomId, state) => void io.serverSideEmit("watched", roomId, state),
      headcount: (count) => void io.serverSideEmit("headcount", name, count),
    },
    hear(ears) {
      io.on("lobbyTouched", () => ears.lobbyTouched());
      io.on("seatFreed", (...roomIds) => roomIds.forEach(ears.seatFreed));
    },
    hearHeadcount: (listen) => void io.on("headcount", listen),
    hearWatching: (listen) => void io.on("watching", listen),
    hearWatched: (listen) => void io.on("watched", listen),
  };
}

// What nodes tell each other besides broadcasts, as Socket.IO carries it.
import { randomUUID } from "node:crypto";
import type { RoomState } from "@kingrow/protocol";
import type { Clock } from "@kingrow/time";
import type { PeerNodes } from "../transport/transport.ts";
import type { GameServer, GameSocket } from "./gameServer.ts";

type OnShown = (roomId: string, version: number) => void;

/** In a rush seats fall free all the time, and every node reads each message. */
const FREED_PAUSE_MS = 50;

export function nodesOver(io: GameServer, onShown: OnShown, steady: Clock): PeerNodes {
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
    hearWatched: (listen) =>
      void io.on("watched", (roomId, state) => {
        if (state !== null) onShown(roomId, state.version);
        listen(roomId, state);
      }),
  };
}

/** Tells which version of a room a socket of this node is shown, whichever node it came from. */
export function watchShown(socket: GameSocket, onShown: OnShown): void {
  socket.onAnyOutgoing((event: string, state: RoomState) => {
    if (event === "roomState") onShown(state.id, state.version);
  });
}

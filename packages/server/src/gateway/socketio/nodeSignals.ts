// What nodes tell each other besides broadcasts, as Socket.IO carries it.
import { randomUUID } from "node:crypto";
import type { RoomState } from "@kingrow/protocol";
import type { Clock } from "@kingrow/time";
import { gather } from "../lobby/gathering.ts";
import type { PeerNodes } from "../transport/transport.ts";
import type { GameServer, GameSocket } from "./gameServer.ts";

type OnShown = (roomId: string, version: number) => void;

/** In a crowd seats fall free all the time, and every node reads of each. */
const FREED_REST_MS = 50;

export function nodesOver(io: GameServer, onShown: OnShown, steady: Clock): PeerNodes {
  const name = randomUUID();
  const seatFreed = gather(steady, FREED_REST_MS, async (roomIds: readonly string[]) => {
    io.serverSideEmit("seatFreed", ...roomIds);
  });
  return {
    tell: {
      lobbyTouched: () => void io.serverSideEmit("lobbyTouched"),
      seatFreed: (roomId) => void seatFreed(roomId),
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

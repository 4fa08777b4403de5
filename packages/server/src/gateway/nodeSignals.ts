// What nodes tell each other besides broadcasts, as Socket.IO carries it.
import type { RoomState } from "@kingrow/protocol";
import type { OtherNodes } from "./transport.ts";
import type { GameServer, GameSocket } from "./types.ts";

export function nodesOver(io: GameServer): OtherNodes {
  return {
    tell: {
      lobbyTouched: () => void io.serverSideEmit("lobbyTouched"),
      seatFreed: (roomId) => void io.serverSideEmit("seatFreed", roomId),
    },
    hear(ears) {
      io.on("lobbyTouched", () => ears.lobbyTouched());
      io.on("seatFreed", (roomId) => ears.seatFreed(roomId));
    },
  };
}

/** Tells which version of a room a socket of this node is shown, whichever node it came from. */
export function watchShown(
  socket: GameSocket,
  onShown: (roomId: string, version: number) => void,
): void {
  socket.onAnyOutgoing((event: string, state: RoomState) => {
    if (event === "roomState") onShown(state.id, state.version);
  });
}

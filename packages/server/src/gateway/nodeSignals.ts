// What this node tells the others besides broadcasts, and what it does when they tell it.
import type { RoomState } from "@kingrow/protocol";
import { tellVisitors } from "./broadcast.ts";
import { AUDIENCE, type Lobby } from "./lobby.ts";
import type { RefusedVisitors } from "./refusedVisitors.ts";
import type { GameServer, GameSocket } from "./types.ts";

export interface NodeSignals {
  readonly lobbyTouched: () => void;
  readonly seatFreed: (roomId: string) => void;
}

export function signalsOver(io: GameServer): NodeSignals {
  return {
    lobbyTouched: () => void io.serverSideEmit("lobbyTouched"),
    seatFreed: (roomId) => void io.serverSideEmit("seatFreed", roomId),
  };
}

/** A signal may get lost; the lobby is looked at this often anyway. */
const LOOK_MS = 2_000;

export interface ListenerParts {
  readonly io: GameServer;
  readonly lobby: Lobby;
  readonly visitors: RefusedVisitors;
}

/** Begins to listen to the other nodes. Answers how to end it. */
export function listenToNodes({ io, lobby, visitors }: ListenerParts): () => void {
  const lookAgain = () => {
    if (io.of("/").adapter.rooms.has(AUDIENCE)) lobby.touchedElsewhere();
  };
  io.on("lobbyTouched", lookAgain);
  io.on("seatFreed", (roomId) => tellVisitors({ io, visitors }, roomId));
  const look = setInterval(lookAgain, LOOK_MS).unref();
  return () => clearInterval(look);
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

// What a tab notes of its rooms, over a reload too: the moves it has shown last, and its seats.
import type { RoomState } from "@kingrow/protocol";
import type { Shelf } from "./ports.ts";

const SEEN = "kingrow.seen";
/** Before the id of each room. */
export const SEAT = "kingrow.seat.";

/** Of the room shown last its id, then the moves; of each room the player id of the seat, and how far its game is. */
export function noteState(tab: Shelf, { id, moves, gameStatus }: RoomState, playerId = ""): void {
  tab.write(SEEN, [id, ...moves].join(" "));
  tab.write(SEAT + id, [playerId, gameStatus].join(" "));
}

/** `undefined`: this tab has shown nothing of the room. */
export function seenMoves(tab: Shelf, roomId: string): readonly string[] | undefined {
  const [id, ...moves] = tab.read(SEEN)?.split(" ") ?? [];
  return id === roomId ? moves : undefined;
}

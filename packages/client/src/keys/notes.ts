// What a tab stores about its rooms for a reload: the moves shown last, and its player ids.
import type { RoomState } from "@kingrow/protocol";
import type { Shelf } from "./ports.ts";

const SEEN = "kingrow.seen";
/** Prefix of the entry of each room. */
const SEAT = "kingrow.seat.";

/** Stores the id and moves of the room shown last, and the player id of each room. */
export function noteState(tab: Shelf, { id, moves }: RoomState, playerId?: string): void {
  tab.write(SEEN, [id, ...moves].join(" "));
  noteSeat(tab, id, playerId);
}

export function noteSeat(tab: Shelf, roomId: string, playerId = ""): void {
  tab.write(SEAT + roomId, playerId);
}

/** The player id may be outdated: the server accepts it only while the seat still has it (R5). */
export function notedSeat(tab: Shelf, roomId: string): string | undefined {
  return tab.read(SEAT + roomId)?.split(" ")[0];
}

/** `undefined` if this tab has not shown the room last. */
export function seenMoves(tab: Shelf, roomId: string): readonly string[] | undefined {
  const [id, ...moves] = tab.read(SEEN)?.split(" ") ?? [];
  return id === roomId ? moves : undefined;
}

// What a tab stores about its rooms for a reload: the moves shown last, and its seats.
import type { RoomState } from "@kingrow/protocol";
import type { Shelf } from "./ports.ts";

const SEEN = "kingrow.seen";
/** Prefix of the entry of each room. */
const SEAT = "kingrow.seat.";

/** Stores the id and moves of the room shown last, and the player id and game status of each room. */
export function noteState(tab: Shelf, { id, moves, gameStatus }: RoomState, playerId = ""): void {
  tab.write(SEEN, [id, ...moves].join(" "));
  tab.write(SEAT + id, [playerId, gameStatus].join(" "));
}

/** Stores a seat before the first state of its room. */
export function noteSeat(tab: Shelf, roomId: string, playerId: string): void {
  const { gameStatus = "" } = notedSeat(tab, roomId);
  tab.write(SEAT + roomId, `${playerId} ${gameStatus}`);
}

/** Entries may be outdated: the server accepts the player id only while the seat still has it (R5). */
export function notedSeat(tab: Shelf, roomId: string) {
  const [playerId, gameStatus] = tab.read(SEAT + roomId)?.split(" ") ?? [];
  return { playerId, gameStatus };
}

/** `undefined` if this tab has not shown the room last. */
export function seenMoves(tab: Shelf, roomId: string): readonly string[] | undefined {
  const [id, ...moves] = tab.read(SEEN)?.split(" ") ?? [];
  return id === roomId ? moves : undefined;
}

// What a tab notes of its rooms, over a reload too: the moves it has shown last, and its seats.
import type { RoomState } from "@kingrow/protocol";
import type { Shelf } from "../keys/ports.ts";

const SEEN = "kingrow.seen";
const SEAT = "kingrow.seat.";
const PLAYING = "playing";

/** Of the room shown last its id, then the moves; of each room the player id of the seat, and whether a game runs. */
export function noteState(tab: Shelf, { id, moves, gameStatus }: RoomState, playerId = ""): void {
  tab.write(SEEN, [id, ...moves].join(" "));
  tab.write(SEAT + id, gameStatus === "started" ? `${playerId} ${PLAYING}` : playerId);
}

/** `undefined`: this tab has shown nothing of the room. */
export function seenMoves(tab: Shelf, roomId: string): readonly string[] | undefined {
  const [id, ...moves] = tab.read(SEEN)?.split(" ") ?? [];
  return id === roomId ? moves : undefined;
}

/** A note does no harm once the seat is gone: its player id counts only while the seat is held under it (R5). */
export function notedSeat(tab: Shelf, roomId: string) {
  const [playerId, status] = tab.read(SEAT + roomId)?.split(" ") ?? [];
  return { playerId, isPlaying: status === PLAYING };
}

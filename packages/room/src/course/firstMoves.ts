// The first moves of a public game: an opponent who does not begin can be left without loss (rule G8).
import { pliesDrawn } from "../state/ballot.ts";
import type { Room } from "../state/room.ts";
import type { SeatNumber } from "../state/seat.ts";
import { ABORT_MS, ABORTABLE_MS } from "../state/times.ts";
import { isDeserted } from "./absence.ts";
import { moverOf } from "./gameClocks.ts";

/** Starts the time for the first move of the side to move. Called at the beginning of each turn. */
export function timeFirstMove(room: Room, now: number): Room {
  const isFirst = (room.game?.moves.length ?? 0) < pliesDrawn(room) + FIRST_MOVES;
  const isTimed = room.options.visibility === "public" && isFirst;
  return { ...room, abortsAt: isTimed ? now + ABORT_MS : undefined };
}

/** One of each side. */
const FIRST_MOVES = 2;

/** When the opponent of the side to move may leave without loss. */
export function abortableAt({ abortsAt }: Room): number | undefined {
  return abortsAt === undefined ? undefined : abortsAt - (ABORT_MS - ABORTABLE_MS);
}

/** When the server ends the game; undefined while both players are away. */
export function abortedAt(room: Room): number | undefined {
  return isDeserted(room) ? undefined : room.abortsAt;
}

/** Whether this player may leave without loss. */
export function canAbort(room: Room, number: SeatNumber, now: number): boolean {
  const isWaiting = moverOf(room.game) !== number;
  return isWaiting && (abortableAt(room) ?? Infinity) <= now;
}

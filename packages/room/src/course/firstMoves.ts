// Games of public rooms whose players have not both made a move yet: they can be left without loss (rule G8).
import { pliesDrawn } from "../state/ballot.ts";
import type { Room } from "../state/room.ts";
import type { SeatNumber } from "../state/seat.ts";
import { ABORT_MS, ABORTABLE_MS } from "../state/times.ts";
import { isDeserted } from "./absence.ts";
import { moverOf } from "./gameClocks.ts";

/** From now on the side to move has a while for its first move. Must be called as each turn begins. */
export function timeFirstMove(room: Room, now: number): Room {
  const isFirst = (room.game?.moves.length ?? 0) < pliesDrawn(room) + FIRST_MOVES;
  const isTimed = room.options.visibility === "public" && isFirst;
  return { ...room, abortsAt: isTimed ? now + ABORT_MS : undefined };
}

/** One of each side. */
const FIRST_MOVES = 2;

/** From when on the opponent of the side to move may leave without loss. */
export function abortableAt({ abortsAt }: Room): number | undefined {
  return abortsAt === undefined ? undefined : abortsAt - (ABORT_MS - ABORTABLE_MS);
}

/** When the server ends the game; nobody is waited for while both are away. */
export function abortedAt(room: Room): number | undefined {
  return isDeserted(room) ? undefined : room.abortsAt;
}

/** Whether this player may leave without loss. */
export function canAbort(room: Room, number: SeatNumber, now: number): boolean {
  const isWaiting = room.phase === "started" && moverOf(room.game) !== number;
  return isWaiting && (abortableAt(room) ?? Infinity) <= now;
}

// What time brings: seats that fall free, games lost on time and forfeited, rematches, rooms that close (rules R6, R7, G7, A1).
import { clockAgainst, isDeserted } from "./course/absence.ts";
import { changed, unchanged, type Decision } from "./state/change.ts";
import { flagAt, moverOf } from "./course/gameClocks.ts";
import { beginRematch, endGame } from "./course/phases.ts";
import { isClosed, seatedIn, type Room } from "./state/room.ts";
import { otherSeat, SEAT_NUMBERS, type SeatNumber } from "./state/seat.ts";
import { freeSeat, noticesOfLeaving } from "./commands/seating.ts";

/** When something is due next, epoch milliseconds; undefined for a closed room. */
export function nextDeadline(room: Room): number | undefined {
  if (isClosed(room)) return undefined;
  let next = earlier(earlier(earlier(room.expiresAt, room.closesAt), room.rematchAt), flagAt(room));
  for (const number of SEAT_NUMBERS) {
    next = earlier(next, room.seats[number]?.keptUntil);
    next = earlier(next, forfeitOf(room, number));
  }
  return next;
}

function earlier(time: number, other: number | undefined): number {
  return other !== undefined && other < time ? other : time;
}

/** Applies whatever is due at `now`; before its time nothing. */
export function applyDeadlines(room: Room, now: number): Decision {
  if (isDue(room.expiresAt, now) || isDue(room.closesAt, now)) return changed(close(room));
  if (room.phase === "started") return flag(room, now) ?? forfeit(room, now);
  const left = freeSeats(room, now);
  if (left !== room) return changed(left, noticesOfLeaving(left));
  return isDue(room.rematchAt, now) ? changed(beginRematch(room, now)) : unchanged(room);
}

/** The player to move has no time left (rule O3). */
function flag(room: Room, now: number): Decision | undefined {
  const mover = moverOf(room.game);
  if (mover === undefined || !isDue(flagAt(room), now)) return undefined;
  return changed(endGame(room, { winner: otherSeat(mover), reason: "time" }, now));
}

/** The one who has been away for too long first has lost. */
function forfeit(room: Room, now: number): Decision {
  const [first, second] = [forfeitOf(room, 1) ?? Infinity, forfeitOf(room, 2) ?? Infinity];
  if (Math.min(first, second) > now) return unchanged(room);
  const winner = first < second ? 2 : 1;
  return changed(endGame(room, { winner, reason: "absent" }, now));
}

/** While both are away the clocks run on without anyone losing (rule A1). */
function forfeitOf(room: Room, number: SeatNumber): number | undefined {
  if (room.phase !== "started" || isDeserted(room)) return undefined;
  return clockAgainst(room, number)?.forfeitAt;
}

function freeSeats(room: Room, now: number): Room {
  const gone = seatedIn(room).filter((number) => isDue(room.seats[number]?.keptUntil, now));
  return gone.reduce(freeSeat, room);
}

function close(room: Room): Room {
  return { ...room, seats: { 1: undefined, 2: undefined } };
}

function isDue(time: number | undefined, now: number): boolean {
  return time !== undefined && time <= now;
}

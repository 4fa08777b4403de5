// Deadlines: freed seats, games that start or end, rooms that close or leave the lobby.
import { abortedAt } from "./course/firstMoves.ts";
import { clockAgainst, isDeserted } from "./course/absence.ts";
import { changed, unchanged, type Decision, type Notice } from "./state/change.ts";
import { flagAt, moverOf } from "./course/gameClocks.ts";
import { abortGame, beginGame, beginRematch, endGame } from "./course/phases.ts";
import { isClosed, seatedIn, type Room } from "./state/room.ts";
import { otherSeat, SEAT_NUMBERS, type SeatNumber } from "./state/seat.ts";
import {
  freeSeat,
  noticesOfLeaving,
  idleSeatFreedAt,
  removeIdlePlayer,
  seatReleasedNotice,
} from "./course/freedSeats.ts";
import { unlistRoom } from "./course/consequences.ts";

/** The next deadline, epoch milliseconds; undefined for a closed room. */
export function nextDeadline(room: Room): number | undefined {
  if (isClosed(room)) return undefined;
  const { expiresAt, closesAt, rematchAt, startsAt, unlistsAt } = room;
  let next = expiresAt;
  for (const time of [closesAt, rematchAt, startsAt, unlistsAt, flagAt(room), abortedAt(room)])
    next = earlier(next, time);
  for (const number of SEAT_NUMBERS) {
    next = earlier(next, idleSeatFreedAt(room, number));
    next = earlier(next, room.seats[number]?.keptUntil);
    next = earlier(next, forfeitOf(room, number));
  }
  return next;
}

function earlier(time: number, other: number | undefined): number {
  return other !== undefined && other < time ? other : time;
}

/** Applies the deadlines that are due at `now`. */
export function applyDeadlines(room: Room, now: number): Decision {
  if (isDue(room.expiresAt, now) || isDue(room.closesAt, now)) return changed(close(room));
  const shown = isDue(room.unlistsAt, now) ? unlistRoom(room) : room;
  if (shown.phase === "started")
    return flag(shown, now) ?? abort(shown, now) ?? forfeit(shown, now);
  return freeSeats(shown, now) ?? begin(shown, now);
}

/** Starts the next game if it is due. */
function begin(room: Room, now: number): Decision {
  if (isDue(room.startsAt, now)) return changed(beginGame(room, now));
  return isDue(room.rematchAt, now) ? changed(beginRematch(room, now)) : unchanged(room);
}

/** Aborts a game whose first move did not come in time (rule G8). */
function abort(room: Room, now: number): Decision | undefined {
  return isDue(abortedAt(room), now) ? { ok: true, value: abortGame(room, now) } : undefined;
}

/** Ends the game if the player to move has no time left (rule O3). */
function flag(room: Room, now: number): Decision | undefined {
  const mover = moverOf(room.game);
  if (mover === undefined || !isDue(flagAt(room), now)) return undefined;
  return changed(endGame(room, { winner: otherSeat(mover), reason: "time" }, now));
}

/** Ends the game against the player whose absence or turn ran out first. */
function forfeit(room: Room, now: number): Decision {
  const [first, second] = [forfeitOf(room, 1) ?? Infinity, forfeitOf(room, 2) ?? Infinity];
  if (Math.min(first, second) > now) return unchanged(room);
  const winner = first < second ? 2 : 1;
  return changed(endGame(room, { winner, reason: "absent" }, now));
}

/** When the player forfeits; never while both are away (rule A1). */
function forfeitOf(room: Room, number: SeatNumber): number | undefined {
  if (room.phase !== "started" || isDeserted(room)) return undefined;
  return clockAgainst(room, number)?.forfeitAt;
}

/** Frees the seats of players who have been away or idle for too long (rules R6, R9). */
function freeSeats(room: Room, now: number): Decision | undefined {
  const gone = seatedIn(room).filter((number) => isDue(room.seats[number]?.keptUntil, now));
  const idle = seatedIn(room).filter((number) => isDue(idleSeatFreedAt(room, number), now));
  if (gone.length === 0 && idle.length === 0) return undefined;
  const released: readonly Notice[] = idle.flatMap((number) => seatReleasedNotice(room, number));
  const left = idle.reduce(
    (next, number) => removeIdlePlayer(next, number, now),
    gone.reduce(freeSeat, room),
  );
  return changed(left, [...released, ...noticesOfLeaving(left)]);
}

function close(room: Room): Room {
  return { ...room, seats: { 1: undefined, 2: undefined } };
}

function isDue(time: number | undefined, now: number): boolean {
  return time !== undefined && time <= now;
}

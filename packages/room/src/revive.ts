// A stored room after a restart of the server: everyone is away, and no downtime counts (rule A2).
import { markAway, seatKeptMs } from "./absence.ts";
import { awayClock, bounded, clamped, turnClock } from "./clocks.ts";
import { changeSeats, seatedIn, type Room } from "./room.ts";
import type { SeatNumber } from "./seat.ts";
import { settle } from "./settle.ts";
import { DESERTED_MS, GRACE_MS, ROOM_LIFETIME_MS } from "./times.ts";

/** A run of the server program that nothing is heard of. */
export interface Absence {
  /** Since when, epoch milliseconds. */
  readonly since: number;
  /** Whether its sockets are surely gone; until then it may only be late. */
  readonly isCertain: boolean;
}

/** Other runs that may be alive, on other nodes with the same store. */
export interface OtherRuns {
  /** undefined while the run is heard of. */
  absenceOf(run: string): Absence | undefined;
  /** When this run could look after rooms again after it was cut off, epoch milliseconds. */
  readonly resumedAt: number | undefined;
}

/** One life of the server program. */
export interface Run {
  /** The random id of this run of the server program. */
  readonly run: string;
  /** When it started, epoch milliseconds. */
  readonly bootedAt: number;
  /** Missing where this is the only node: every other run has ended when this one started. */
  readonly others?: OtherRuns;
}

/**
 * The room as this run takes it over from one that ended: seats held through its sockets are away
 * since then, and no deadline is nearer than a minute after it. The same room comes back if it is
 * in good hands already. The version stays: it grows when the result is committed.
 */
export function revive(room: Room, life: Run): Room {
  const lost = seatedIn(room).filter((number) => lostSince(room, number, life) !== undefined);
  const neglected = neglectedUntil(room, life);
  if (lost.length === 0 && neglected === undefined) return room;
  const away = lost.reduce(
    (next, number) => markAway(next, number, lostSince(room, number, life) ?? life.bootedAt),
    room,
  );
  if (neglected === undefined) return settle(away, room.changedAt);
  return settle({ ...boundDeadlines(away, neglected), run: life.run }, neglected);
}

function absenceOf(run: string, life: Run): Absence | undefined {
  if (run === life.run) return undefined;
  if (life.others === undefined) return { since: life.bootedAt, isCertain: true };
  return life.others.absenceOf(run);
}

/** Since when the seat's player is gone with a node, if so. */
function lostSince(room: Room, number: SeatNumber, life: Run): number | undefined {
  const seat = room.seats[number];
  const absence = seat?.connected === true ? absenceOf(seat.run, life) : undefined;
  return absence?.isCertain === true ? absence.since : undefined;
}

/** Until when nobody saw to the room's deadlines, if nobody has since. */
function neglectedUntil(room: Room, life: Run): number | undefined {
  const absence = absenceOf(room.run, life);
  const resumedAt = life.others?.resumedAt;
  const isOlder = resumedAt !== undefined && room.changedAt < resumedAt;
  const times = [absence?.since, isOlder ? resumedAt : undefined].filter(
    (time) => time !== undefined,
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/**
 * No deadline is nearer than a minute. None is further away than if its time began now: in the life
 * before, the wall clock may have been far ahead.
 */
function boundDeadlines(room: Room, now: number): Room {
  const earliest = now + GRACE_MS;
  const until = (time: number | undefined, most: number): number | undefined =>
    time === undefined ? undefined : clamped(time, earliest, now + most);
  const seats = changeSeats(room, (seat) => ({
    ...seat,
    absence: bounded(seat.absence, earliest, awayClock(now)),
    keptUntil: until(seat.keptUntil, seatKeptMs(room)),
  }));
  return {
    ...seats,
    turnClock: bounded(room.turnClock, earliest, turnClock(now)),
    closesAt: until(room.closesAt, DESERTED_MS),
    expiresAt: clamped(room.expiresAt, earliest, now + ROOM_LIFETIME_MS),
  };
}

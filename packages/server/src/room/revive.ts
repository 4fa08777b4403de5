// A stored room after a restart of the server: everyone is away, and no downtime counts (rule A2).
import { markAway, seatKeptMs } from "./absence.ts";
import { awayClock, bounded, clamped, turnClock } from "./clocks.ts";
import { changeSeats, seatedIn, type Room } from "./room.ts";
import type { SeatNumber } from "./seat.ts";
import { settle } from "./settle.ts";
import { DESERTED_MS, GRACE_MS, ROOM_LIFETIME_MS } from "./times.ts";

/** One life of the server program. */
export interface Run {
  /** The random id of this run of the server program. */
  readonly run: string;
  /** When it started, epoch milliseconds. */
  readonly bootedAt: number;
}

/**
 * The room as this run takes it over from an earlier one: seats held through sockets of an earlier
 * run are away since the start, and no deadline is nearer than a minute after it. The same room
 * comes back if this run has it already. The version stays: it grows when the result is committed.
 */
export function revive(room: Room, { run, bootedAt }: Run): Room {
  if (room.run === run) return room;
  const lost = seatedIn(room).filter((number) => isLost(room, number, run));
  const away = lost.reduce((next, number) => markAway(next, number, bootedAt), room);
  return settle({ ...boundDeadlines(away, bootedAt), run }, bootedAt);
}

function isLost(room: Room, number: SeatNumber, run: string): boolean {
  const seat = room.seats[number];
  return seat !== undefined && seat.connected && seat.run !== run;
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

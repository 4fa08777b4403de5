// A stored room after a restart of the server: everyone is away, and no downtime counts (rule A2).
import { markAway } from "./absence.ts";
import { postponed } from "./clocks.ts";
import { changeSeats, seatedIn, type Room } from "./room.ts";
import type { SeatNumber } from "./seat.ts";
import { settle } from "./settle.ts";
import { GRACE_MS } from "./times.ts";

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
  return settle({ ...postponeAll(away, bootedAt + GRACE_MS), run }, bootedAt);
}

function isLost(room: Room, number: SeatNumber, run: string): boolean {
  const seat = room.seats[number];
  return seat !== undefined && seat.connected && seat.run !== run;
}

function postponeAll(room: Room, earliest: number): Room {
  const seats = changeSeats(room, (seat) => ({
    ...seat,
    absence: postponed(seat.absence, earliest),
    keptUntil: notBefore(seat.keptUntil, earliest),
  }));
  return {
    ...seats,
    turnClock: postponed(room.turnClock, earliest),
    closesAt: notBefore(room.closesAt, earliest),
    expiresAt: Math.max(room.expiresAt, earliest),
  };
}

function notBefore(time: number | undefined, earliest: number): number | undefined {
  return time === undefined ? undefined : Math.max(time, earliest);
}

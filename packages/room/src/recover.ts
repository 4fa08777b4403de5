// A stored room after a restart of the server: everyone is away, and no downtime counts (rule A2).
import { markAway, seatKeptMs } from "./absence.ts";
import { awayClock, bounded, clamped, turnClock } from "./clocks.ts";
import { changeSeats, seatedIn, type Room } from "./room.ts";
import type { SeatNumber } from "./seat.ts";
import { settle } from "./settle.ts";
import { DESERTED_MS, GRACE_MS, GUEST_KEPT_MS, ROOM_LIFETIME_MS } from "./times.ts";

/** A run of the server program that nothing is heard of. */
export interface Absence {
  /** Since when, epoch milliseconds. */
  readonly since: number;
  /** Whether its sockets are surely gone; until then it may only be late. */
  readonly isCertain: boolean;
}

/** Other runs that may be alive, on other nodes with the same store. */
export interface Peers {
  /** undefined while the run is heard of. */
  absenceOf(run: string): Absence | undefined;
  /** When this run could look after rooms again after it was cut off, epoch milliseconds. */
  readonly resumedAt: number | undefined;
}

/** One instance of the server program. */
export interface ServerInstance {
  /** The random id of this run of the server program. */
  readonly run: string;
  /** When it started, epoch milliseconds. */
  readonly bootedAt: number;
  /** Missing where this is the only node: every other run has ended when this one started. */
  readonly peers?: Peers;
}

/**
 * The room as this run takes it over from one that ended: seats held through its sockets are away
 * since then, and no deadline is nearer than a minute after it. The same room comes back if it is
 * in good hands already. The version stays: it grows when the result is committed.
 */
export function recover(room: Room, instance: ServerInstance): Room {
  const lost = seatedIn(room).filter((number) => lostSince(room, number, instance) !== undefined);
  const neglected = neglectedUntil(room, instance);
  if (lost.length === 0 && neglected === undefined) return room;
  const away = lost.reduce(
    (next, number) =>
      markAway(next, number, lostSince(room, number, instance) ?? instance.bootedAt),
    room,
  );
  if (neglected === undefined) return settle(away, room.changedAt);
  return settle({ ...boundDeadlines(away, neglected), run: instance.run }, neglected);
}

function absenceOf(run: string, instance: ServerInstance): Absence | undefined {
  if (run === instance.run) return undefined;
  if (instance.peers === undefined) return { since: instance.bootedAt, isCertain: true };
  return instance.peers.absenceOf(run);
}

/** Since when the seat's player is gone with a node, if so. */
function lostSince(room: Room, number: SeatNumber, instance: ServerInstance): number | undefined {
  const seat = room.seats[number];
  const absence = seat?.connected === true ? absenceOf(seat.run, instance) : undefined;
  return absence?.isCertain === true ? absence.since : undefined;
}

/** Until when nobody saw to the room's deadlines, if nobody has since. */
function neglectedUntil(room: Room, instance: ServerInstance): number | undefined {
  const absence = absenceOf(room.run, instance);
  const resumedAt = instance.peers?.resumedAt;
  const isOlder = resumedAt !== undefined && room.changedAt < resumedAt;
  const times = [absence?.since, isOlder ? resumedAt : undefined].filter(
    (time) => time !== undefined,
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/**
 * No deadline is nearer than a minute. None is further away than if its time began now: in the instance
 * before, the wall clock may have been far ahead.
 */
function boundDeadlines(room: Room, now: number): Room {
  const earliest = now + GRACE_MS;
  const until = (time: number | undefined, most: number): number | undefined =>
    time === undefined ? undefined : clamped(time, earliest, now + most);
  const seats = changeSeats(room, (seat) => ({
    ...seat,
    absence: bounded(seat.absence, earliest, awayClock(now)),
    givesWayAt: until(seat.givesWayAt, GUEST_KEPT_MS),
    keptUntil: until(seat.keptUntil, seatKeptMs(room)),
  }));
  return {
    ...seats,
    turnClock: bounded(room.turnClock, earliest, turnClock(now)),
    closesAt: until(room.closesAt, DESERTED_MS),
    expiresAt: clamped(room.expiresAt, earliest, now + ROOM_LIFETIME_MS),
  };
}

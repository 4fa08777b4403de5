// A stored room after a restart of the server: everyone is away, and no downtime counts (rule A2).
import { markAway, postponedAbort, seatKeptMs } from "./course/absence.ts";
import type { RoomCommand } from "./commands/command.ts";
import { awayDeadlines, bounded, clamped, turnDeadlines } from "./state/absenceDeadlines.ts";
import { forgiveTurn, moverOf, rebasedClocks, spare } from "./course/gameClocks.ts";
import { changeSeats, seatedIn, type Room } from "./state/room.ts";
import { otherSeat, type Seat, type SeatNumber } from "./state/seat.ts";
import { withConsequences } from "./course/consequences.ts";
import {
  DESERTED_MS,
  GRACE_MS,
  GUEST_KEPT_MS,
  IDLE_SEAT_RELEASABLE_MS,
  ROOM_LIFETIME_MS,
} from "./state/times.ts";

/** A run of the server program that nothing is heard of. */
export interface Silence {
  /** Since when, epoch milliseconds. */
  readonly since: number;
  /** Whether its sockets are surely gone; until then it may only be late. */
  readonly isCertain: boolean;
}

/** Of a run that may have died, epoch milliseconds. */
export interface LastHeard {
  /** When it was heard of. */
  readonly at: number;
  /** If it died, it did so by then. */
  readonly until: number;
}

/** Other runs that may be alive, on other nodes with the same store. */
export interface Peers {
  /** undefined while the run is heard of. */
  silenceOf(run: string): Silence | undefined;
  /**
   * Of a run that should have been heard again by now. Sooner than silence, for players' clocks: who is cut off by
   * a dying node is back before it is missed.
   */
  readonly lastHeard?: (run: string) => LastHeard | undefined;
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
  /**
   * How many milliseconds of a span the players could not be served. Missing where the server's own
   * clock stands still meanwhile.
   */
  readonly unserved?: ((since: number, until: number) => number) | undefined;
}

type CommandType = RoomCommand["type"];

/**
 * Before these a run that is only unheard of counts as gone, and what was before this run began as unserved, for the
 * mover's clock alone: who comes back would pay for the doubt, and a clock that ends would end the game. Anything else
 * waits until the run is missed, and is decided by who was there.
 */
const GIVES_THE_DOUBT: ReadonlySet<CommandType> = new Set(["join", "deadline", "rebroadcast"]);

/**
 * The room as this run takes it over from one that ended: seats held through its sockets are away
 * since then, and no deadline is nearer than a minute after it. The same room comes back if it is
 * in good hands already. No time of a player's clock is spent while nobody could serve them. The
 * version stays: it grows when the result is committed.
 * @param before what is to be decided on the room then
 */
export function recover(
  room: Room,
  instance: ServerInstance,
  now: number,
  before: CommandType = "look",
): Room {
  if (isOurOwn(room, instance)) return room;
  if (!GIVES_THE_DOUBT.has(before))
    return takenOver(room, instance, servedClocks(room, instance, now, USUAL));
  const charged = mayBeUnknown(room, instance)
    ? rebasedClocks(room, 0, now)
    : servedClocks(room, instance, now, sureOf(instance));
  return takenOver(room, instance, charged);
}

/** Whether the turn began by a move of which the mover may not have heard: the other's node died with it. */
function mayBeUnknown(room: Room, instance: ServerInstance): boolean {
  const [since, mover] = [room.clocks?.since, moverOf(room.game)];
  if (since === undefined || mover === undefined) return false;
  const [seat, other] = [room.seats[mover], room.seats[otherSeat(mover)]];
  if (seat?.connected !== true || other?.connected !== true) return false;
  if (other.run === instance.run) return false;
  const heard = instance.peers?.lastHeard?.(other.run);
  return heard !== undefined && since >= heard.at && since <= heard.until;
}

/** The usual case where no other node is: nobody else has ever looked after the room. */
function isOurOwn({ run, seats }: Room, instance: ServerInstance): boolean {
  const isAlone = instance.peers === undefined && instance.unserved === undefined;
  const isOurs = (seat: Seat | undefined) => seat === undefined || seat.run === instance.run;
  return isAlone && run === instance.run && isOurs(seats[1]) && isOurs(seats[2]);
}

function takenOver(room: Room, instance: ServerInstance, withoutGaps: Room): Room {
  const lost = seatedIn(room).filter((number) => lostSince(room, number, instance) !== undefined);
  const neglected = neglectedUntil(room, instance);
  const served = isLeftAlone(room, lost) ? forgiveTurn(room) : withoutGaps;
  if (lost.length === 0 && neglected === undefined) return served;
  const away = lost.reduce(
    (next, number) =>
      spare(markAway(next, number, lostSince(room, number, instance) ?? instance.bootedAt), number),
    served,
  );
  if (neglected === undefined) return withConsequences(away, room.changedAt);
  return withConsequences({ ...boundDeadlines(away, neglected), run: instance.run }, neglected);
}

/** Whether the player to move is gone with a server, or nobody is there any more because of one. */
function isLeftAlone(room: Room, lost: readonly SeatNumber[]): boolean {
  if (lost.length === 0) return false;
  const others = seatedIn(room).filter((number) => !lost.includes(number));
  const isAnybodyThere = others.some((number) => room.seats[number]?.connected === true);
  return !isAnybodyThere || lost.some((number) => number === moverOf(room.game));
}

/** What is taken for granted of the time of a turn. */
interface Knowledge {
  /** Since when a run is gone, if it is. */
  readonly goneSince: typeof silentSince;
  /** From when on this run knows what was served, epoch milliseconds. */
  readonly from: number;
}

/** No more than this node has seen itself: others may have been there before it, and gone since. */
function sureOf({ peers, bootedAt }: ServerInstance): Knowledge {
  return { goneSince: unheardSince, from: peers === undefined ? -Infinity : bootedAt };
}

const USUAL: Knowledge = { goneSince: silentSince, from: -Infinity };

/** Without the time in which this node could not serve, or the mover's node is not heard of. */
function servedClocks(room: Room, instance: ServerInstance, now: number, knows: Knowledge): Room {
  const [since, mover] = [room.clocks?.since, moverOf(room.game)];
  if (since === undefined || mover === undefined) return room;
  const seat = room.seats[mover];
  const missed = seat?.connected === true ? knows.goneSince(seat.run, instance) : undefined;
  const until = Math.min(now, missed ?? now);
  const from = Math.max(since, knows.from);
  const unserved = instance.unserved?.(from, until) ?? 0;
  if (missed === undefined && unserved === 0 && from === since) return room;
  return rebasedClocks(room, Math.max(0, until - from - unserved), now);
}

/** Since when nobody may have served this run's players. */
function silentSince(run: string, instance: ServerInstance): number | undefined {
  return silenceOf(run, instance)?.since;
}

/** The same, sooner. */
function unheardSince(run: string, instance: ServerInstance): number | undefined {
  if (run === instance.run) return undefined;
  return instance.peers?.lastHeard?.(run)?.at ?? silentSince(run, instance);
}

function silenceOf(run: string, instance: ServerInstance): Silence | undefined {
  if (run === instance.run) return undefined;
  if (instance.peers === undefined) return { since: instance.bootedAt, isCertain: true };
  return instance.peers.silenceOf(run);
}

/** Since when the seat's player is gone with a node, if so. */
function lostSince(room: Room, number: SeatNumber, instance: ServerInstance): number | undefined {
  const seat = room.seats[number];
  const silence = seat?.connected === true ? silenceOf(seat.run, instance) : undefined;
  return silence?.isCertain === true ? silence.since : undefined;
}

/** Until when nobody saw to the room's deadlines, if nobody has since. */
function neglectedUntil(room: Room, instance: ServerInstance): number | undefined {
  const silence = silenceOf(room.run, instance);
  const resumedAt = instance.peers?.resumedAt;
  const isOlder = resumedAt !== undefined && room.changedAt < resumedAt;
  const times = [silence?.since, isOlder ? resumedAt : undefined].filter(
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
    absence: bounded(seat.absence, earliest, awayDeadlines(now)),
    givesWayAt: until(seat.givesWayAt, GUEST_KEPT_MS),
    keptUntil: until(seat.keptUntil, seatKeptMs(room)),
    releasableAt: until(seat.releasableAt, IDLE_SEAT_RELEASABLE_MS),
  }));
  return {
    ...seats,
    turnClock: bounded(room.turnClock, earliest, turnDeadlines(now)),
    // Each side has a minute more before the other may leave without loss.
    abortsAt: room.abortsAt && postponedAbort({ ...room, abortsAt: now }, earliest),
    closesAt: until(room.closesAt, DESERTED_MS),
    expiresAt: clamped(room.expiresAt, earliest, now + ROOM_LIFETIME_MS),
  };
}

// Recovers a stored room after a restart: players are away, and downtime does not count (rule A2).
import { GUEST_KEPT_MS } from "@kingrow/protocol";
import { markAway, postponedAbort, seatKeptMs } from "./course/absence.ts";
import type { RoomCommand } from "./commands/command.ts";
import {
  awayDeadlines,
  bounded,
  clamped,
  turnDeadlines,
  DESERTED_MS,
  GRACE_MS,
  IDLE_SEAT_RELEASABLE_MS,
  UNCHANGED_ROOM_KEPT_MS,
} from "./state/times.ts";
import { forgiveTurn, moverOf, rebasedClocks, spare } from "./course/gameClocks.ts";
import { changeSeats, seatedIn, type Room } from "./state/room.ts";
import { otherSeat, type Seat, type SeatNumber } from "./state/seat.ts";
import { withConsequences } from "./course/consequences.ts";

/** A run of the server program without a heartbeat. */
export interface Silence {
  /** Time of the last heartbeat, epoch milliseconds. */
  readonly since: number;
  /** Whether its sockets are closed for certain. Until then the heartbeat may be late. */
  readonly isCertain: boolean;
}

/** The last heartbeat of a run that may have died, epoch milliseconds. */
export interface LastHeartbeat {
  /** Time of the heartbeat. */
  readonly at: number;
  /** Latest possible time of its death. */
  readonly until: number;
}

/** The runs on other nodes with the same store. */
export interface Peers {
  /** undefined while the run has heartbeats. */
  silenceOf(run: string): Silence | undefined;
  /**
   * The last heartbeat of a run whose next one is late. Known sooner than a silence, for players' clocks: players of a
   * dying node reconnect before the node counts as dead.
   */
  readonly lastHeartbeat?: (run: string) => LastHeartbeat | undefined;
  /** When this run could serve rooms again after it was cut off, epoch milliseconds. */
  readonly resumedAt: number | undefined;
}

/** One instance of the server program. */
export interface ServerInstance {
  /** The random id of this run of the server program. */
  readonly run: string;
  /** When it started, epoch milliseconds. */
  readonly bootedAt: number;
  /** Missing for a single node: every other run ended before this one started. */
  readonly peers?: Peers;
  /**
   * Milliseconds of a span in which players could not be served. Missing if the server's own
   * clock stops meanwhile.
   */
  readonly unserved?: ((since: number, until: number) => number) | undefined;
}

type CommandType = RoomCommand["type"];

/**
 * Commands before which doubtful time does not count on the clock of the player on turn: a run with a late heartbeat
 * counts as gone, and the time before the start of this run as unserved. Otherwise a returning player could lose on
 * time. Before all other commands a run counts as gone only when it is dead.
 */
const IGNORE_DOUBTFUL_TIME: ReadonlySet<CommandType> = new Set(["join", "deadline", "rebroadcast"]);

/**
 * Takes over a room from a run that ended: players with sockets of that run are away
 * since then, and no deadline is nearer than a minute after that. Returns the same room if its
 * run is alive. Unserved time does not count on a player's clock. The
 * version stays: it grows when the result is committed.
 * @param before the command that will be decided on the room
 */
export function recover(
  room: Room,
  instance: ServerInstance,
  now: number,
  before: CommandType = "look",
): Room {
  if (isOurOwn(room, instance)) return room;
  if (!IGNORE_DOUBTFUL_TIME.has(before))
    return takenOver(room, instance, servedClocks(room, instance, now, FULL_KNOWLEDGE));
  const charged = mayBeUnknown(room, instance)
    ? rebasedClocks(room, 0, now)
    : servedClocks(room, instance, now, ownKnowledge(instance));
  return takenOver(room, instance, charged);
}

/** Whether the player on turn may have missed the last move, because the opponent's node died after it. */
function mayBeUnknown(room: Room, instance: ServerInstance): boolean {
  const [since, mover] = [room.clocks?.since, moverOf(room.game)];
  if (since === undefined || mover === undefined) return false;
  const [seat, other] = [room.seats[mover], room.seats[otherSeat(mover)]];
  if (seat?.connected !== true || other?.connected !== true) return false;
  if (other.run === instance.run) return false;
  const last = instance.peers?.lastHeartbeat?.(other.run);
  return last !== undefined && since >= last.at && since <= last.until;
}

/** Whether only this run has served the room: the usual case for a single node. */
function isOurOwn({ run, seats }: Room, instance: ServerInstance): boolean {
  const isAlone = instance.peers === undefined && instance.unserved === undefined;
  const isOurs = (seat: Seat | undefined) => seat === undefined || seat.run === instance.run;
  return isAlone && run === instance.run && isOurs(seats[1]) && isOurs(seats[2]);
}

function takenOver(room: Room, instance: ServerInstance, withoutGaps: Room): Room {
  const lost = seatedIn(room).filter((number) => lostSince(room, number, instance) !== undefined);
  const unservedTo = unservedUntil(room, instance);
  const served = isTurnLost(room, lost) ? forgiveTurn(room) : withoutGaps;
  if (lost.length === 0 && unservedTo === undefined) return served;
  const away = lost.reduce(
    (next, number) =>
      spare(markAway(next, number, lostSince(room, number, instance) ?? instance.bootedAt), number),
    served,
  );
  if (unservedTo === undefined) return withConsequences(away, room.changedAt);
  return withConsequences({ ...boundDeadlines(away, unservedTo), run: instance.run }, unservedTo);
}

/** Whether a dead server has disconnected the player on turn, or the last player. */
function isTurnLost(room: Room, lost: readonly SeatNumber[]): boolean {
  if (lost.length === 0) return false;
  const others = seatedIn(room).filter((number) => !lost.includes(number));
  const isOpponentConnected = others.some((number) => room.seats[number]?.connected === true);
  return !isOpponentConnected || lost.some((number) => number === moverOf(room.game));
}

/** What this node knows about the time of a turn. */
interface Knowledge {
  /** Since when a run is gone, if so. */
  readonly goneSince: typeof silentSince;
  /** Start of the time about which this run knows what was served, epoch milliseconds. */
  readonly from: number;
}

/** Knowledge limited to what this node has seen itself. */
function ownKnowledge({ peers, bootedAt }: ServerInstance): Knowledge {
  return { goneSince: lateSince, from: peers === undefined ? -Infinity : bootedAt };
}

const FULL_KNOWLEDGE: Knowledge = { goneSince: silentSince, from: -Infinity };

/** The clocks without the time in which this node, or the node of the player on turn, could not serve. */
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

/** Since when the players of this run may be unserved. */
function silentSince(run: string, instance: ServerInstance): number | undefined {
  return silenceOf(run, instance)?.since;
}

/** Like `silentSince`, but from the first late heartbeat. */
function lateSince(run: string, instance: ServerInstance): number | undefined {
  if (run === instance.run) return undefined;
  return instance.peers?.lastHeartbeat?.(run)?.at ?? silentSince(run, instance);
}

function silenceOf(run: string, instance: ServerInstance): Silence | undefined {
  if (run === instance.run) return undefined;
  if (instance.peers === undefined) return { since: instance.bootedAt, isCertain: true };
  return instance.peers.silenceOf(run);
}

/** Since when the player is disconnected by a dead node, if so. */
function lostSince(room: Room, number: SeatNumber, instance: ServerInstance): number | undefined {
  const seat = room.seats[number];
  const silence = seat?.connected === true ? silenceOf(seat.run, instance) : undefined;
  return silence?.isCertain === true ? silence.since : undefined;
}

/** Until when no node served the room's deadlines. */
function unservedUntil(room: Room, instance: ServerInstance): number | undefined {
  const silence = silenceOf(room.run, instance);
  const resumedAt = instance.peers?.resumedAt;
  const isOlder = resumedAt !== undefined && room.changedAt < resumedAt;
  const times = [silence?.since, isOlder ? resumedAt : undefined].filter(
    (time) => time !== undefined,
  );
  return times.length === 0 ? undefined : Math.max(...times);
}

/**
 * Moves each deadline to at least a minute from now, and to at most its full length: in the previous run
 * the wall clock may have been far ahead.
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
    // Each side gets another minute before the opponent may leave without loss.
    abortsAt: postponedAbort(room, earliest),
    closesAt: until(room.closesAt, DESERTED_MS),
    expiresAt: clamped(room.expiresAt, earliest, now + UNCHANGED_ROOM_KEPT_MS),
  };
}

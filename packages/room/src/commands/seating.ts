// Sitting down and standing up (rules I2, I3, R2, R3, R5).
import { markPresent } from "../course/absence.ts";
import { changed, refused, unchanged, type Decision, type Notice } from "../state/change.ts";
import type { Join, JoinWaiting } from "./command.ts";
import { backToWaiting, endGame } from "../course/phases.ts";
import { isClosed, seatedIn, type Room } from "../state/room.ts";
import { newSeat, otherSeat, SEAT_NUMBERS, type Actor, type SeatNumber } from "../state/seat.ts";
import { memberOf, type Member } from "./member.ts";

/** The owner of a seat comes back to it; anyone else gets a free one, white first. */
export function join(
  room: Room,
  { actor, refuseNewcomer, until = Infinity }: Join,
  now: number,
): Decision {
  if (now > until) return refused("ROOM_FULL");
  for (const number of SEAT_NUMBERS) {
    const seat = room.seats[number];
    if (seat?.owner === actor.owner) return comeBack(room, { number, seat }, actor, now);
  }
  if (refuseNewcomer !== undefined) return refused(refuseNewcomer);
  const free = SEAT_NUMBERS.find((number) => room.seats[number] === undefined);
  if (free !== undefined) return changed(sitDown(room, free, actor, now));
  const given = seatGivenUp(room, now);
  if (given === undefined) return refused("ROOM_FULL");
  return changed(sitDown(room, given, actor, now), [{ type: "playerLeft" }]);
}

/** The seat of a guest who has been away too long to be waited for, before a private room's game (rule R6). */
function seatGivenUp(room: Room, now: number): SeatNumber | undefined {
  if (room.options.visibility !== "private" || room.phase !== "waiting") return undefined;
  return SEAT_NUMBERS.find((number) => {
    const seat = room.seats[number];
    const isGuest = seat !== undefined && seat.owner !== room.createdBy;
    return isGuest && !seat.connected && (seat.givesWayAt ?? Infinity) <= now;
  });
}

/** The creator needs to wait for an absent guest no longer (rule R6). */
export function releaseSeat(room: Room, actor: Actor): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  if (room.phase === "started") return refused("GAME_ALREADY_STARTED");
  if (room.phase === "ended") return refused("GAME_OVER");
  const guest = otherSeat(member.value.number);
  const isAway = room.seats[guest]?.connected === false;
  if (actor.owner !== room.createdBy || !isAway) return refused("NOT_ALLOWED");
  const left = freeSeat(room, guest);
  return changed(left, noticesOfLeaving(left));
}

/**
 * A seat opposite somebody else who is there and waits alone, or one's own seat where that is oneself (rule O2);
 * any other room counts as full.
 */
export function joinWaiting(
  room: Room,
  { actor, until = Infinity }: JoinWaiting,
  now: number,
): Decision {
  const [holder, ...others] = seatedIn(room).map((number) => room.seats[number]);
  const isWaiting = room.phase === "waiting" && others.length === 0 && holder?.connected === true;
  if (!isWaiting || now > until) return refused("ROOM_FULL");
  if (holder.owner === actor.owner) return join(room, { type: "join", actor }, now);
  const free = SEAT_NUMBERS.find((number) => room.seats[number] === undefined);
  return free === undefined ? refused("ROOM_FULL") : changed(sitDown(room, free, actor, now));
}

/** Leaves a room in which nobody else has sat down meanwhile (rule O2). */
export function withdraw(room: Room, actor: Actor, now: number): Decision {
  return seatedIn(room).length > 1 ? refused("ROOM_FULL") : leave(room, actor, now);
}

/** Frees the seat at once; a running game is lost with it (rule R5). */
export function leave(room: Room, actor: Actor, now: number): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  const { number } = member.value;
  const left = freeSeat(room.phase === "started" ? giveUp(room, number, now) : room, number);
  return changed(left, noticesOfLeaving(left));
}

/** Nobody sits there any more; a finished game remembers who did. */
export function freeSeat(room: Room, number: SeatNumber): Room {
  const seat = room.seats[number];
  const result = room.result && { ...room.result, departed: seat?.socketId };
  return { ...room, seats: { ...room.seats, [number]: undefined }, result };
}

/** What is to be told when a seat has fallen free: nothing if nobody remains. */
export function noticesOfLeaving(room: Room): readonly Notice[] {
  return isClosed(room) ? [] : [{ type: "playerLeft" }, { type: "seatFreed" }];
}

/** The newest socket wins; an older one that is still there is told (rule I3). */
function comeBack(room: Room, { number, seat }: Member, actor: Actor, now: number): Decision {
  const { connected, socketId } = seat;
  if (connected && socketId === actor.socketId) return unchanged(room);
  const bound = markPresent(room, number, actor, now);
  return changed(bound, connected ? [{ type: "seatTakenOver", socketId }] : []);
}

/** A newcomer never sees the end of a game played by others, and begins a series of their own. */
function sitDown(room: Room, number: SeatNumber, actor: Actor, now: number): Room {
  const open = room.phase === "ended" ? backToWaiting(room, now) : room;
  return { ...open, series: undefined, seats: { ...open.seats, [number]: newSeat(actor) } };
}

function giveUp(room: Room, number: SeatNumber, now: number): Room {
  return endGame(room, { winner: otherSeat(number), reason: "left" }, now);
}

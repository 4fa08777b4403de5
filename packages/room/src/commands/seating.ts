// Takes, frees and releases seats (rules I2, I3, R2, R3, R5, R9, O2).
import { PLAYER_NAME_COUNT } from "@kingrow/protocol";
import { markPresent } from "../course/absence.ts";
import { type Change, changed, refused, unchanged, type Decision } from "../state/change.ts";
import type { Join, JoinWaiting } from "./command.ts";
import { canAbort } from "../course/firstMoves.ts";
import {
  freeSeat,
  noticesOfLeaving,
  isIdle,
  isRemoved,
  removeIdlePlayer,
  seatReleasedNotice,
} from "../course/freedSeats.ts";
import { abortGame, backToWaiting, endGame } from "../course/phases.ts";
import { changeSeat, seatedIn, seatsOf, type Room } from "../state/room.ts";
import {
  type MatchRequest,
  newSeat,
  otherSeat,
  SEAT_NUMBERS,
  type Actor,
  type Seat,
  type SeatNumber,
} from "../state/seat.ts";
import { memberOf, type Member } from "./member.ts";

interface Newcomer extends MatchRequest {
  readonly actor: Actor;
}

/** Returns the owner to the seat. A newcomer gets a free seat, white first. */
export function join(
  room: Room,
  { actor, refuseNewcomer, refuseOpposite, until = Infinity }: Join,
  now: number,
): Decision {
  if (now > until) return refused("ROOM_FULL");
  for (const number of SEAT_NUMBERS) {
    const seat = room.seats[number];
    if (seat?.owner === actor.owner) return returnToSeat(room, { number, seat }, actor, now);
  }
  if (isRemoved(room, actor.owner, now)) return refused("NOT_ALLOWED");
  if (refuseNewcomer !== undefined) return refused(refuseNewcomer);
  if (refuseOpposite !== undefined && isOppositeOther(room, actor)) return refused(refuseOpposite);
  const free = SEAT_NUMBERS.find((number) => room.seats[number] === undefined);
  if (free !== undefined) return changed(sitDown(room, free, { actor }, now));
  const replaceable = replaceableSeat(room, now);
  if (replaceable === undefined) return refused("ROOM_FULL");
  return changed(sitDown(room, replaceable, { actor }, now), [{ type: "playerLeft" }]);
}

/** Whether the free seat is opposite a player of another address in a public room (rule X8). */
function isOppositeOther(room: Room, { address }: Actor): boolean {
  const isOther = (seat: Seat): boolean => seat.address !== address;
  return room.options.visibility === "public" && seatsOf(room).some(isOther);
}

/** The seat of a guest who has been away too long before a private game (rule R6). */
function replaceableSeat(room: Room, now: number): SeatNumber | undefined {
  if (room.options.visibility !== "private" || room.phase !== "waiting") return undefined;
  return SEAT_NUMBERS.find((number) => {
    const seat = room.seats[number];
    const isGuest = seat !== undefined && seat.owner !== room.createdBy;
    return isGuest && (seat.givesWayAt ?? Infinity) <= now;
  });
}

/** Frees the opponent's seat: the creator for an absent guest (rule R6), a ready player for an idle one (rule R9). */
export function releaseSeat(room: Room, actor: Actor, now: number): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  if (room.phase === "started") return refused("GAME_ALREADY_STARTED");
  if (room.phase === "ended") return refused("GAME_OVER");
  const { number, seat } = member.value;
  const other = otherSeat(number);
  if (room.seats[other]?.connected === false && actor.owner === room.createdBy) {
    const left = freeSeat(room, other);
    return changed(left, noticesOfLeaving(left));
  }
  const mayRelease = seat.ready && isIdle(room, other, now);
  if (!mayRelease) return refused("NOT_ALLOWED");
  const left = removeIdlePlayer(room, other, now);
  return changed(left, [...seatReleasedNotice(room, other), ...noticesOfLeaving(left)]);
}

/**
 * Takes a seat opposite a connected player who waits alone, or the player's own seat in such a room (rule O2).
 * Any other room counts as full.
 */
export function joinWaiting(
  room: Room,
  { actor, ready = false, watchable = true, until = Infinity }: JoinWaiting,
  now: number,
): Decision {
  const [taken = 1, ...others] = seatedIn(room);
  const holder = room.seats[taken];
  const isWaiting = room.phase === "waiting" && others.length === 0 && holder?.connected === true;
  if (!isWaiting || now > until) return refused("ROOM_FULL");
  const open = watchable ? room : unwatched(room);
  if (holder.owner === actor.owner) {
    const back = returnToSeat(open, { number: taken, seat: holder }, actor, now);
    return back.ok && ready ? withReady(back.value, taken) : back;
  }
  if (isRemoved(room, actor.owner, now)) return refused("ROOM_FULL");
  return changed(sitDown(open, otherSeat(taken), { actor, matched: true, ready }, now));
}

/** Sets the player ready. */
function withReady(change: Change, number: SeatNumber): Decision {
  const { ready } = change.room.seats[number] ?? {};
  if (ready === true) return { ok: true, value: change };
  const room = changeSeat(change.room, number, { ready: true, readyByMatch: true });
  return { ok: true, value: { ...change, room } };
}

function unwatched(room: Room): Room {
  if (!room.options.watchable) return room;
  return { ...room, options: { ...room.options, watchable: false } };
}

/** Leaves a room that no opponent has joined meanwhile (rule O2). */
export function withdraw(room: Room, actor: Actor, now: number): Decision {
  return seatedIn(room).length > 1 ? refused("ROOM_FULL") : leave(room, actor, now);
}

/** Frees the seat at once. A running game is lost (rule R5). */
export function leave(room: Room, actor: Actor, now: number): Decision {
  const member = memberOf(room, actor);
  if (!member.ok) return member;
  const { number } = member.value;
  const ended = room.phase === "started" ? giveUp(room, number, now) : { room, notices: [] };
  const left = freeSeat(ended.room, number);
  return changed(left, [...noticesOfLeaving(left), ...ended.notices]);
}

/** Rebinds the seat: the newest socket wins, and an older connected one gets an error (rule I3). */
function returnToSeat(room: Room, { number, seat }: Member, actor: Actor, now: number): Decision {
  const { connected, socketId } = seat;
  if (connected && socketId === actor.socketId) return unchanged(room);
  if (connected && isOlderThanSeat(actor, seat)) return refused("NOT_ALLOWED");
  const bound = markPresent(room, number, actor, now);
  return changed(bound, connected ? [{ type: "seatTakenOver", socketId }] : []);
}

/** Whether the socket is older than the seat's socket. A delayed call must not take the seat back (rule I3). */
function isOlderThanSeat(actor: Actor, { connectedAt = -Infinity }: Seat): boolean {
  return actor.isClosed === true || (actor.connectedAt ?? Infinity) < connectedAt;
}

/**
 * Seats a newcomer, without the last game of the previous players and with a new series. A player who returns after the
 * game, before any other newcomer, keeps both.
 */
function sitDown(room: Room, number: SeatNumber, newcomer: Newcomer, now: number): Room {
  const isBack = room.result?.departedOwner === newcomer.actor.owner;
  const open = room.phase === "ended" && !isBack ? backToWaiting(room, now) : room;
  const series = isBack ? room.series : undefined;
  const name = distinctName(newcomer.actor.name, open.seats[otherSeat(number)]?.name);
  const seat = { ...newSeat(newcomer.actor, newcomer), name };
  return { ...open, series, seats: { ...open.seats, [number]: seat } };
}

/** If both players have the same name, the second to sit gets the next one (rule O8). */
function distinctName(name: number | undefined, other: number | undefined): number | undefined {
  return name !== undefined && name === other ? (name + 1) % PLAYER_NAME_COUNT : name;
}

/** The player who leaves loses, unless the opponent never made the first move (rule G8). */
function giveUp(room: Room, number: SeatNumber, now: number): Change {
  if (canAbort(room, number, now)) return abortGame(room, now);
  return { room: endGame(room, { winner: otherSeat(number), reason: "left" }, now), notices: [] };
}

// Freed seats: notices, the parting of the two players, and idle seats that may be freed (rules R4, R5, R9, O2).
import type { Notice } from "../state/change.ts";
import {
  isClosed,
  seatsOf,
  type Room,
  changeSeat,
  changeSeats,
  type RemovedPlayer,
} from "../state/room.ts";
import { SEAT_NUMBERS, type SeatNumber, otherSeat } from "../state/seat.ts";
import { IDLE_SEAT_FREED_MS, IDLE_SEAT_RELEASABLE_MS, REMOVED_MS } from "../state/times.ts";

type PartingNotice = Extract<Notice, { readonly type: "parted" }>;

/** Empties the seat. A finished game remembers its player; nobody is left to agree to a rematch (rule G7). */
export function freeSeat(room: Room, number: SeatNumber): Room {
  const left = { ...room, seats: { ...room.seats, [number]: undefined } };
  if (room.result === undefined) return left;
  const { socketId: departed, owner: departedOwner, name: departedName } = room.seats[number] ?? {};
  const result = { ...room.result, departed, departedOwner, departedName };
  return { ...changeSeats(left, (seat) => ({ ...seat, wantsRematch: false })), result };
}

/** Notices of a freed seat: none if the room is empty. */
export function noticesOfLeaving(room: Room): readonly Notice[] {
  return isClosed(room) ? [] : [{ type: "playerLeft" }, { type: "seatFreed" }];
}

/** The parting of two players who sat together before a game (rule O2). */
export function partingBetween(before: Room, after: Room): PartingNotice | undefined {
  if (before.phase !== "waiting" || before.seats === after.seats) return undefined;
  const [one, other] = seatsOf(before);
  if (one === undefined || other === undefined) return undefined;
  const stayed = ownersIn(after);
  if (stayed.includes(one.owner) && stayed.includes(other.owner)) return undefined;
  const notReady = [one, other].filter(({ ready }) => !ready).map(({ owner }) => owner);
  return { type: "parted", owners: [one.owner, other.owner], notReady };
}

/**
 * Moves a player who was not ready at the parting to the end of the queue (rule O2). In the list a guest who stays
 * waits from now on, not since the room was created (rule L2).
 */
export function placeAfterParting(after: Room, { notReady }: PartingNotice, now: number): Room {
  const owners = ownersIn(after);
  const isUnready = owners.some((owner) => notReady.includes(owner));
  const isCreators = owners.includes(after.createdBy);
  return {
    ...after,
    ...(isUnready && { waitsSince: now }),
    ...(!isCreators && { createdAt: now }),
  };
}

function ownersIn(room: Room): readonly string[] {
  return seatsOf(room).map(({ owner }) => owner);
}

/** Starts and stops the time after which a seat may be freed. */
export function timeIdleSeats(room: Room, now: number): Room {
  return SEAT_NUMBERS.reduce((next, number) => timeSeat(next, number, now), room);
}

/** Whether the player in one seat may free the other one while that is idle. */
function mayFreeIdleSeat(room: Room, by: SeatNumber): boolean {
  return room.options.visibility === "public" || room.seats[by]?.owner === room.createdBy;
}

export function isIdle(room: Room, number: SeatNumber, now: number): boolean {
  return (room.seats[number]?.releasableAt ?? Infinity) <= now;
}

/** When the server frees the seat; undefined unless a player came by `playNow`. */
export function idleSeatFreedAt(room: Room, number: SeatNumber): number | undefined {
  const releasableAt = room.seats[number]?.releasableAt;
  const isMatched = seatsOf(room).some(({ matched }) => matched === true);
  if (releasableAt === undefined || !isMatched) return undefined;
  return releasableAt + IDLE_SEAT_FREED_MS - IDLE_SEAT_RELEASABLE_MS;
}

/** Removes an idle player, whose key a public room refuses for some minutes. */
export function removeIdlePlayer(room: Room, number: SeatNumber, now: number): Room {
  const seat = room.seats[number];
  const freed = freeSeat(room, number);
  if (seat === undefined || room.options.visibility === "private") return freed;
  const removed: RemovedPlayer = { owner: seat.owner, until: now + REMOVED_MS };
  return { ...freed, removedPlayers: [...stillRemoved(room, now), removed] };
}

export function seatReleasedNotice(room: Room, number: SeatNumber): readonly Notice[] {
  const seat = room.seats[number];
  if (seat === undefined) return [];
  return [{ type: "seatReleased", socketId: seat.socketId }];
}

/** Whether the room still refuses this player, who lost an idle seat. */
export function isRemoved(room: Room, owner: string, now: number): boolean {
  return stillRemoved(room, now).some((removed) => removed.owner === owner);
}

function stillRemoved({ removedPlayers = [] }: Room, now: number): readonly RemovedPlayer[] {
  return removedPlayers.filter(({ until }) => until > now);
}

function timeSeat(room: Room, number: SeatNumber, now: number): Room {
  const seat = room.seats[number];
  const isUnready = seat !== undefined && seat.connected && !seat.ready;
  const isTimed = isUnready && hasOpponentWhoMayFree(room, number);
  if (isTimed === (seat?.releasableAt !== undefined)) return room;
  return changeSeat(room, number, {
    releasableAt: isTimed ? now + IDLE_SEAT_RELEASABLE_MS : undefined,
  });
}

/** Whether the opponent may free the seat before a game. */
function hasOpponentWhoMayFree(room: Room, number: SeatNumber): boolean {
  const opposite = otherSeat(number);
  const isTaken = room.seats[opposite] !== undefined;
  return room.phase === "waiting" && isTaken && mayFreeIdleSeat(room, opposite);
}

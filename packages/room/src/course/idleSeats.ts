// Idle seats, whose players do not get ready: when they may be freed, and by which player (rule R9).
import type { Notice } from "../state/change.ts";
import { changeSeat, type RemovedPlayer, type Room } from "../state/room.ts";
import { otherSeat, SEAT_NUMBERS, type SeatNumber } from "../state/seat.ts";
import { IDLE_SEAT_FREED_MS, IDLE_SEAT_RELEASABLE_MS, REMOVED_MS } from "../state/times.ts";
import { freeSeat } from "./freedSeats.ts";

/** Starts and stops the time after which a seat may be freed. */
export function timeIdleSeats(room: Room, now: number): Room {
  return SEAT_NUMBERS.reduce((next, number) => timeSeat(next, number, now), room);
}

/** Whether the player in one seat may free the other one while that is idle. */
export function mayFreeIdleSeat(room: Room, by: SeatNumber): boolean {
  return room.options.visibility === "public" || room.seats[by]?.owner === room.createdBy;
}

export function isIdle(room: Room, number: SeatNumber, now: number): boolean {
  return (room.seats[number]?.releasableAt ?? Infinity) <= now;
}

/** When the server frees the seat; undefined unless a player came by `playNow`. */
export function idleSeatFreedAt(room: Room, number: SeatNumber): number | undefined {
  const releasableAt = room.seats[number]?.releasableAt;
  const isMatched = SEAT_NUMBERS.some((each) => room.seats[each]?.matched === true);
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
  return [{ type: "seatReleased", socketId: seat.socketId, owner: seat.owner }];
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

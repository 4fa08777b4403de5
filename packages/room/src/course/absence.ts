// Absence: the seat of a player who disconnects or returns (rules R6, A1).
import { GUEST_KEPT_MS } from "@kingrow/protocol";
import { changed, unchanged, type Decision } from "../state/change.ts";
import {
  awayDeadlines,
  earlierOf,
  postponed,
  type AbsenceDeadlines,
  ABORT_MS,
  ABORTABLE_MS,
  DESERTED_MS,
  GRACE_MS,
  PRIVATE_SEAT_KEPT_MS,
  SEAT_KEPT_MS,
} from "../state/times.ts";
import { resumeClock, spareBoth } from "./gameClocks.ts";
import { changeSeat, changeSeats, type Room } from "../state/room.ts";
import { SEAT_NUMBERS, seatOf, type Actor, type SeatNumber } from "../state/seat.ts";

/**
 * Handles a closed socket. A socket without a seat changes nothing (rule I3), but the effects of a
 * restart may be stored (rule A2).
 */
export function disconnect(room: Room, socketId: string, now: number): Decision {
  const number = SEAT_NUMBERS.find((number) => room.seats[number]?.socketId === socketId);
  if (number === undefined || !isPresent(room, number)) return unchanged(room);
  return changed(markAway(room, number, now));
}

/** Marks the player as away. The seat stays taken until a deadline. */
export function markAway(room: Room, number: SeatNumber, now: number): Room {
  if (room.phase !== "started") {
    return changeSeat(room, number, {
      connected: false,
      givesWayAt: now + GUEST_KEPT_MS,
      keptUntil: now + seatKeptMs(room),
    });
  }
  const next = changeSeat(room, number, {
    connected: false,
    givesWayAt: now + GUEST_KEPT_MS,
    absence: awayDeadlines(now),
  });
  return isDeserted(next) ? spareBoth({ ...next, closesAt: now + DESERTED_MS }, now) : next;
}

/** Binds the seat to the actor's socket and stops the deadlines of its absence. */
export function markPresent(room: Room, number: SeatNumber, actor: Actor, now: number): Room {
  const { socketId, run, address, lagMs, connectedAt } = actor;
  const back = {
    socketId,
    run,
    address,
    lagMs,
    connectedAt,
    isSpared: false,
    connected: true,
    givesWayAt: undefined,
    absence: undefined,
    keptUntil: undefined,
  };
  const next = resumeClock(changeSeat(room, number, back), now);
  return isDeserted(room) ? resumeClocks(next, now) : next;
}

/** After a game an absent player keeps the seat only for a while. */
export function keepSeatsAfterGame(room: Room, now: number): Room {
  return changeSeats(room, (seat) => ({
    ...seat,
    absence: undefined,
    keptUntil: seat.connected ? undefined : now + SEAT_KEPT_MS,
  }));
}

/** The deadlines against a player of a running game: of an absence or of the turn. */
export function clockAgainst(room: Room, number: SeatNumber): AbsenceDeadlines | undefined {
  const turn = isOnTurn(room, number) ? room.turnClock : undefined;
  return earlierOf(room.seats[number]?.absence, turn);
}

/** Whether both players are away from a running game. */
export function isDeserted(room: Room): boolean {
  return room.phase === "started" && !isPresent(room, 1) && !isPresent(room, 2);
}

/** Whether both seats have connected players. */
export function isComplete(room: Room): boolean {
  return SEAT_NUMBERS.every((number) => isPresent(room, number));
}

/** Postpones the deadlines when the first of two absent players returns (rule A1). */
function resumeClocks(room: Room, now: number): Room {
  const earliest = now + GRACE_MS;
  const sparing = changeSeats(room, (seat) => ({
    ...seat,
    absence: postponed(seat.absence, earliest),
  }));
  const turnClock = postponed(room.turnClock, earliest);
  return { ...sparing, turnClock, abortsAt: postponedAbort(room, earliest), closesAt: undefined };
}

/** Postpones the time from which the opponent may leave without loss to `earliest` (rule G8). */
export function postponedAbort({ abortsAt }: Room, earliest: number): number | undefined {
  return abortsAt && earliest + ABORT_MS - ABORTABLE_MS;
}

/** How long the seat of an absent player is kept while no game is running (rule R6). */
export function seatKeptMs(room: Room): number {
  return room.options.visibility === "private" && room.phase === "waiting"
    ? PRIVATE_SEAT_KEPT_MS
    : SEAT_KEPT_MS;
}

function isOnTurn(room: Room, number: SeatNumber): boolean {
  return room.game !== undefined && seatOf(room.game.position.turn) === number;
}

function isPresent(room: Room, number: SeatNumber): boolean {
  return room.seats[number]?.connected === true;
}

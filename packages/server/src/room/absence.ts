// Absence: clocks against those who are away or let the others wait (rules R6, A1, A2).
import { changed, unchanged, type Decision } from "./change.ts";
import {
  changeSeat,
  changeSeats,
  seatOf,
  seatedIn,
  SEAT_NUMBERS,
  type Actor,
  type Clock,
  type Room,
  type SeatNumber,
} from "./room.ts";
import {
  AWAY_CLAIM_MS,
  AWAY_FORFEIT_MS,
  DESERTED_MS,
  GRACE_MS,
  IDLE_CLAIM_MS,
  IDLE_FORFEIT_MS,
  PRIVATE_SEAT_KEPT_MS,
  SEAT_KEPT_MS,
} from "./times.ts";

/** A socket is gone. One that holds no seat any more changes nothing (rule I3). */
export function disconnect(room: Room, socketId: string, now: number): Decision {
  const number = SEAT_NUMBERS.find((number) => room.seats[number]?.socketId === socketId);
  if (number === undefined || room.seats[number]?.connected !== true) return unchanged(room);
  return changed(markAway(room, number, now));
}

/** The seat stays taken while its player is away, until a deadline (rules R6 and A1). */
export function markAway(room: Room, number: SeatNumber, now: number): Room {
  if (room.phase !== "started") {
    return changeSeat(room, number, { connected: false, keptUntil: now + seatKeptMs(room) });
  }
  const next = changeSeat(room, number, { connected: false, absence: awayClock(now) });
  return isDeserted(next) ? { ...next, closesAt: now + DESERTED_MS } : next;
}

/** Binds the seat to the actor's socket and stops the clocks of its absence. */
export function markPresent(room: Room, number: SeatNumber, actor: Actor, now: number): Room {
  const { socketId, run } = actor;
  const back = { socketId, run, connected: true, absence: undefined, keptUntil: undefined };
  const next = changeSeat(room, number, back);
  return isDeserted(room) ? resumeClocks(next, now) : next;
}

/** The clock of a turn that begins now. */
export function turnClock(now: number): Clock {
  return { claimableAt: now + IDLE_CLAIM_MS, forfeitAt: now + IDLE_FORFEIT_MS };
}

/** The deadlines against one player: of the absence or of the turn, whichever come first. */
export function clockAgainst(room: Room, number: SeatNumber): Clock | undefined {
  const absence = room.seats[number]?.absence;
  const turn = isOnTurn(room, number) ? room.turnClock : undefined;
  return absence && turn ? earlier(absence, turn) : (absence ?? turn);
}

/** Whether a game is running that both players are away from. */
export function isDeserted(room: Room): boolean {
  return room.phase === "started" && SEAT_NUMBERS.every((number) => !isPresent(room, number));
}

/** A clock whose deadlines are not before `earliest`. */
export function postponed(clock: Clock | undefined, earliest: number): Clock | undefined {
  return (
    clock && {
      claimableAt: Math.max(clock.claimableAt, earliest),
      forfeitAt: Math.max(clock.forfeitAt, earliest),
    }
  );
}

/** When the game is over, away players keep their seats for a while only (rule R6). */
export function keepSeatsAfterGame(room: Room, now: number): Room {
  const keptUntil = now + SEAT_KEPT_MS;
  return changeSeats(room, (seat) => ({
    ...seat,
    absence: undefined,
    keptUntil: seat.connected ? undefined : keptUntil,
  }));
}

export function isEveryonePresent(room: Room): boolean {
  return seatedIn(room).length === 2 && SEAT_NUMBERS.every((number) => isPresent(room, number));
}

/**
 * The first of two absent players is back. The clocks ran on meanwhile, so the other's win may be
 * claimable at once; but nobody loses in the very moment in which somebody returns.
 */
function resumeClocks(room: Room, now: number): Room {
  const earliest = now + GRACE_MS;
  const resumed = changeSeats(room, (seat) => ({
    ...seat,
    absence: seat.absence && {
      ...seat.absence,
      forfeitAt: Math.max(seat.absence.forfeitAt, earliest),
    },
  }));
  return { ...resumed, turnClock: postponed(room.turnClock, earliest), closesAt: undefined };
}

function seatKeptMs(room: Room): number {
  return room.isPrivate && room.phase === "waiting" ? PRIVATE_SEAT_KEPT_MS : SEAT_KEPT_MS;
}

function awayClock(now: number): Clock {
  return { claimableAt: now + AWAY_CLAIM_MS, forfeitAt: now + AWAY_FORFEIT_MS };
}

function earlier(one: Clock, other: Clock): Clock {
  return {
    claimableAt: Math.min(one.claimableAt, other.claimableAt),
    forfeitAt: Math.min(one.forfeitAt, other.forfeitAt),
  };
}

function isOnTurn(room: Room, number: SeatNumber): boolean {
  return room.game !== undefined && seatOf(room.game.position.turn) === number;
}

function isPresent(room: Room, number: SeatNumber): boolean {
  return room.seats[number]?.connected === true;
}

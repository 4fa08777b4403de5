// The players' clocks in a game with a pace: time left, cost of a move, end of the time (rule O3).
import {
  LAG_GIVEN_BACK_IN_GAME_MS,
  LAG_GIVEN_BACK_MS,
  type Pace,
  PACE_TIMES,
} from "@kingrow/protocol";
import type { Game } from "@kingrow/rules";
import { changeSeat, changeSeats, type GameClocks, type Room } from "../state/room.ts";
import { type LagCredit, seatOf, type Seat, type SeatNumber } from "../state/seat.ts";

/** Full, stopped clocks; undefined for a game without clocks. */
export function fullClocks(pace: Pace): GameClocks | undefined {
  const times = PACE_TIMES[pace];
  return times && { remainingMs: { 1: times.startMs, 2: times.startMs }, since: undefined };
}

/** Starts the clock of the side to move at the beginning of the game. */
export function startClocks(room: Room, now: number): Room {
  return runClock({ ...room, clocks: fullClocks(room.options.pace) }, now);
}

export interface StepTimes {
  readonly now: number;
  /** Arrival of the step at the server, at most `now`. */
  readonly receivedAt: number;
  /** Latency of the player's connection, milliseconds. */
  readonly lagMs: number | undefined;
}

/**
 * Charges a step or jump: the time it took, less the latency of the connection. A whole move
 * adds the increment and starts the other clock.
 * @param before the room in which the step was made
 */
export function clocksAfterStep(room: Room, before: Room, times: StepTimes): Room {
  const mover = moverOf(before.game);
  if (room.clocks === undefined || mover === undefined) return room;
  const { receivedAt, now, lagMs } = times;
  const lagCredit = before.seats[mover]?.lagCredit;
  const usedMs = Math.max(0, receivedAt - (room.clocks.since ?? receivedAt));
  const givenMs = Math.min(usedMs, givenBack({ lagMs, lagCredit }));
  const left = leftAt(room.clocks, mover, receivedAt - givenMs);
  const isWhole = moverOf(room.game) !== mover;
  const remainingMs = isWhole ? afterMove(room.options.pace, left) : left;
  const credit = creditAfter(lagCredit, givenMs, isWhole);
  return runClock(withLeft(changeSeat(room, mover, credit), mover, remainingMs), now);
}

/** Adds latency compensation to the sums of the move and of the game. A whole move resets the first. */
function creditAfter(credit = NOTHING_GIVEN, givenMs: number, isWhole: boolean) {
  const { gameMs, moveMs } = credit;
  return { lagCredit: { gameMs: gameMs + givenMs, moveMs: isWhole ? 0 : moveMs + givenMs } };
}

const NOTHING_GIVEN: LagCredit = { gameMs: 0, moveMs: 0 };

/** Stops the clock at `now`. A player who lost on time has none left. */
export function stopClocks(room: Room, now: number): Room {
  const mover = moverOf(room.game);
  if (room.clocks?.since === undefined || mover === undefined) return room;
  return withLeft(room, mover, leftAt(room.clocks, mover, now));
}

/** Subtracts the time used until now and restarts the running clock from now. */
export function rebasedClocks(room: Room, usedMs: number, now: number): Room {
  const mover = moverOf(room.game);
  if (room.clocks?.since === undefined || mover === undefined) return room;
  const left = room.clocks.remainingMs[mover];
  const charged = withLeft(room, mover, Math.max(0, left - usedMs));
  return runClock(charged, now);
}

/** Gives back the time used in this turn, so that the turn begins again. */
export function forgiveTurn(room: Room): Room {
  return room.clocks === undefined
    ? room
    : { ...room, clocks: { ...room.clocks, since: undefined } };
}

/** Stops the clocks of both players, who are away (rule A1). */
export function spareBoth(room: Room, now: number): Room {
  if (room.clocks === undefined) return room;
  return changeSeats(stopClocks(room, now), (seat) => ({ ...seat, isSpared: true }));
}

/** Stops the clock of a player who is away without fault, until the player returns. */
export function spare(room: Room, number: SeatNumber): Room {
  return room.clocks === undefined ? room : changeSeat(room, number, { isSpared: true });
}

/** Restarts the stopped clock of a player who returns on turn. */
export function resumeClock(room: Room, now: number): Room {
  return room.phase === "started" && room.clocks?.since === undefined ? runClock(room, now) : room;
}

/** When the player to move loses on time, including latency; undefined while no clock runs. */
export function flagAt(room: Room): number | undefined {
  const mover = moverOf(room.game);
  if (room.phase !== "started" || room.clocks?.since === undefined || mover === undefined)
    return undefined;
  const { remainingMs, since } = room.clocks;
  return since + remainingMs[mover] + givenBack(room.seats[mover]);
}

export function moverOf(game: Game | undefined): SeatNumber | undefined {
  return game && seatOf(game.position.turn);
}

/** Starts the clock of the side to move, unless a player is awaited. */
function runClock(room: Room, now: number): Room {
  const mover = moverOf(room.game);
  if (room.clocks === undefined || mover === undefined) return room;
  const since = isStoppedFor(room.seats[mover]) ? undefined : now;
  return { ...room, clocks: { ...room.clocks, since } };
}

function isStoppedFor(seat: Seat | undefined): boolean {
  return seat?.isSpared === true;
}

function withLeft(room: Room, number: SeatNumber, left: number): Room {
  if (room.clocks === undefined) return room;
  const remainingMs = { ...room.clocks.remainingMs, [number]: left };
  return { ...room, clocks: { remainingMs, since: undefined } };
}

/** Time left on the clock of the side to move, at least 0. */
function leftAt({ remainingMs, since }: GameClocks, mover: SeatNumber, time: number): number {
  const used = since === undefined ? 0 : Math.max(0, time - since);
  return Math.max(0, remainingMs[mover] - used);
}

function afterMove(pace: Pace, left: number): number {
  const times = PACE_TIMES[pace];
  if (times === undefined) return left;
  return times.moveGivesMs === "all" ? times.startMs : left + times.moveGivesMs;
}

/** Latency compensation of a step, within the limits of the move and of the game. */
function givenBack({ lagMs = 0, lagCredit = NOTHING_GIVEN }: Partial<Seat> = {}): number {
  const { gameMs, moveMs } = lagCredit;
  return Math.min(lagMs, LAG_GIVEN_BACK_MS - moveMs, LAG_GIVEN_BACK_IN_GAME_MS - gameMs);
}

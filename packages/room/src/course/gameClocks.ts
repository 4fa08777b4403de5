// The players' clocks in a game with a pace: what is left, what a move costs, when time is up (rule O3).
import {
  LAG_GIVEN_BACK_IN_GAME_MS,
  LAG_GIVEN_BACK_MS,
  type Pace,
  PACE_TIMES,
} from "@kingrow/protocol";
import type { Game } from "@kingrow/rules";
import { changeSeat, changeSeats, type GameClocks, type Room } from "../state/room.ts";
import { type LagCredit, seatOf, type Seat, type SeatNumber } from "../state/seat.ts";

/** Full clocks that stand; undefined where a game has none. */
export function fullClocks(pace: Pace): GameClocks | undefined {
  const times = PACE_TIMES[pace];
  return times && { remainingMs: { 1: times.startMs, 2: times.startMs }, since: undefined };
}

/** The game begins, and with it the clock of the side to move. */
export function startClocks(room: Room, now: number): Room {
  return runClock({ ...room, clocks: fullClocks(room.options.pace) }, now);
}

export interface StepTimes {
  readonly now: number;
  /** When the step reached the server, at most `now`. */
  readonly receivedAt: number;
  /** The delay of the mover's line, milliseconds. */
  readonly lagMs: number | undefined;
}

/**
 * After a step or jump of the mover: what it took is gone, less the delay of the line; a whole move
 * gives what the pace says, and the other clock runs.
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

/** What was given back counts for the move until that is whole, and for the game. */
function creditAfter(credit = NOTHING_GIVEN, givenMs: number, isWhole: boolean) {
  const { gameMs, moveMs } = credit;
  return { lagCredit: { gameMs: gameMs + givenMs, moveMs: isWhole ? 0 : moveMs + givenMs } };
}

const NOTHING_GIVEN: LagCredit = { gameMs: 0, moveMs: 0 };

/** The clock stops at `now`; a player who has lost on time has none left. */
export function stopClocks(room: Room, now: number): Room {
  const mover = moverOf(room.game);
  if (room.clocks?.since === undefined || mover === undefined) return room;
  return withLeft(room, mover, leftAt(room.clocks, mover, now));
}

/** The same clocks as of now: what was used until now is subtracted, and nothing else changes. */
export function rebasedClocks(room: Room, usedMs: number, now: number): Room {
  const mover = moverOf(room.game);
  if (room.clocks?.since === undefined || mover === undefined) return room;
  const left = room.clocks.remainingMs[mover];
  const charged = withLeft(room, mover, Math.max(0, left - usedMs));
  return runClock(charged, now);
}

/** The turn begins anew, whenever its clock runs again: what was used of it is given back. */
export function forgiveTurn(room: Room): Room {
  return room.clocks === undefined
    ? room
    : { ...room, clocks: { ...room.clocks, since: undefined } };
}

/** Both are away: no clock runs against either before they are back (rule A1). */
export function spareBoth(room: Room, now: number): Room {
  if (room.clocks === undefined) return room;
  return changeSeats(stopClocks(room, now), (seat) => ({ ...seat, isSpared: true }));
}

/** No clock runs against this player before they are back: it was not they who left. */
export function spare(room: Room, number: SeatNumber): Room {
  return room.clocks === undefined ? room : changeSeat(room, number, { isSpared: true });
}

/** The player is back: if it is their turn their clock runs, unless it has run all the time. */
export function resumeClock(room: Room, now: number): Room {
  return room.phase === "started" && room.clocks?.since === undefined ? runClock(room, now) : room;
}

/** When the player to move has lost on time, the line's delay included; undefined while no clock runs. */
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

/** Starts the clock of the side to move, if nobody is waited for. */
function runClock(room: Room, now: number): Room {
  const mover = moverOf(room.game);
  if (room.clocks === undefined || mover === undefined) return room;
  const since = isWaitedFor(room.seats[mover]) ? undefined : now;
  return { ...room, clocks: { ...room.clocks, since } };
}

function isWaitedFor(seat: Seat | undefined): boolean {
  return seat?.isSpared === true;
}

function withLeft(room: Room, number: SeatNumber, left: number): Room {
  if (room.clocks === undefined) return room;
  const remainingMs = { ...room.clocks.remainingMs, [number]: left };
  return { ...room, clocks: { remainingMs, since: undefined } };
}

/** A clock that stands loses nothing; none goes below zero, and none gains. */
function leftAt({ remainingMs, since }: GameClocks, mover: SeatNumber, time: number): number {
  const used = since === undefined ? 0 : Math.max(0, time - since);
  return Math.max(0, remainingMs[mover] - used);
}

function afterMove(pace: Pace, left: number): number {
  const times = PACE_TIMES[pace];
  if (times === undefined) return left;
  return times.moveGivesMs === "all" ? times.startMs : left + times.moveGivesMs;
}

/** The delay of a line, as far as it is given back: so much for a whole move, so much in a game. */
function givenBack({
  lagMs = 0,
  lagCredit = NOTHING_GIVEN,
}: Pick<Seat, "lagMs" | "lagCredit"> = {}): number {
  const { gameMs, moveMs } = lagCredit;
  return Math.min(lagMs, LAG_GIVEN_BACK_MS - moveMs, LAG_GIVEN_BACK_IN_GAME_MS - gameMs);
}

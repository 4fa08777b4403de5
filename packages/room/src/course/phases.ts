// The transitions between the phases waiting, started and ended (rules G3, G7, G8).
import type { EndReason } from "@kingrow/protocol";
import { keepSeatsAfterGame } from "./absence.ts";
import { ballotAt, drawnForRematch, firstDraw } from "../state/ballot.ts";
import { turnDeadlinesOf } from "../state/times.ts";
import type { Change } from "../state/change.ts";
import { timeFirstMove } from "./firstMoves.ts";
import { moverOf, startClocks, stopClocks } from "./gameClocks.ts";
import { replayGame } from "../state/replay.ts";
import { changeSeats, type Room, type Series } from "../state/room.ts";
import type { SeatNumber } from "../state/seat.ts";

export interface Ending {
  /** undefined: a draw. */
  readonly winner: SeatNumber | undefined;
  readonly reason: EndReason;
}

/**
 * Starts a new game: black moves first, or white after a drawn opening (rule O4). A player who came back after the last
 * game asked for this one without getting ready.
 */
export function beginGame(room: Room, now: number): Room {
  const opening = room.ballot === undefined ? [] : ballotAt(room.ballot).moves;
  const ready = changeSeats(withoutGame(room), (seat) => ({ ...seat, ready: true }));
  const begun = { ...ready, ...replayGame(opening) };
  const started = { ...begun, phase: "started", turnClock: turnDeadlinesOf(room, now) } as const;
  return startClocks(timeFirstMove(started, now), now);
}

/** Starts a rematch. The players swap seats and so colours (rule G7). */
export function beginRematch(room: Room, now: number): Room {
  const ballot = room.ballot && drawnForRematch(room.ballot);
  const seats = { 1: room.seats[2], 2: room.seats[1] };
  return beginGame({ ...room, ballot, seats, series: swappedSeries(room.series) }, now);
}

/** Aborts the game without a result. The side to move counts as not ready in the parting (rule G8). */
export function abortGame(room: Room, now: number): Change {
  const [white, black] = [room.seats[1]?.owner ?? "", room.seats[2]?.owner ?? ""];
  const idle = moverOf(room.game) === 1 ? white : black;
  return {
    room: endGame(room, { winner: undefined, reason: "aborted" }, now),
    notices: [{ type: "parted", owners: [white, black], notReady: [idle] }],
  };
}

/** Ends the game. The board stays visible until the next game. */
export function endGame(room: Room, { winner, reason }: Ending, now: number): Room {
  return {
    ...keepSeatsAfterGame(stopClocks(room, now), now),
    phase: "ended",
    result: { winner, reason, departed: undefined },
    series: reason === "aborted" ? room.series : seriesWith(room.series, winner),
    drawOffer: undefined,
    takebackOffer: undefined,
    turnClock: undefined,
    abortsAt: undefined,
    closesAt: undefined,
  };
}

/** Returns to waiting with a new opening; remaining players have to get ready again. */
export function backToWaiting(room: Room, now: number): Room {
  const waiting = changeSeats(withoutGame(room), (seat) => ({
    ...seat,
    ready: false,
    readyByMatch: undefined,
  }));
  const ballot = room.ballot && firstDraw(room.ballot.chance);
  return { ...waiting, phase: "waiting", ballot, createdAt: now, waitsSince: now };
}

/** Clears the fields of the last game. */
function withoutGame(room: Room): Room {
  const seats = changeSeats(room, (seat) => ({
    ...seat,
    wantsRematch: false,
    hasOfferedDraw: false,
    hasOfferedTakeback: false,
    isSpared: false,
    lagCredit: undefined,
  }));
  return {
    ...seats,
    game: undefined,
    clocks: undefined,
    lastStep: undefined,
    result: undefined,
    rematchAt: undefined,
    startsAt: undefined,
    abortsAt: undefined,
  };
}

const NO_GAMES: Series = { wins: { 1: 0, 2: 0 }, draws: 0 };

/** Adds a game; `winner` is undefined after a draw. */
function seriesWith(series: Series | undefined, winner: SeatNumber | undefined): Series {
  const { wins, draws } = series ?? NO_GAMES;
  if (winner === undefined) return { wins, draws: draws + 1 };
  return { wins: { ...wins, [winner]: wins[winner] + 1 }, draws };
}

/** Swaps the players, as in a rematch (rule G7). */
function swappedSeries(series: Series | undefined): Series | undefined {
  return series && { ...series, wins: { 1: series.wins[2], 2: series.wins[1] } };
}

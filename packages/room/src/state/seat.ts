// A seat as plain data: whose it is, and what its player has said and done (rules I1, W4).
import type { PlayerId, PlayerNumber } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { type AnsweredMoves, NO_ANSWERED_MOVES } from "./answeredMoves.ts";
import type { AbsenceDeadlines } from "./absenceDeadlines.ts";

/** 1 plays white, 2 plays black (rule G2). */
export type SeatNumber = PlayerNumber;
export const SEAT_NUMBERS = [1, 2] as const satisfies readonly SeatNumber[];

/** Whoever sends a command: the socket it came from and the player behind it. */
export interface Actor {
  /** SHA-256 hex of the player key, or `socket:<socketId>` without a key (rule I1). */
  readonly owner: string;
  readonly socketId: string;
  /** The run of the server program that the socket is connected to. */
  readonly run: string;
  /** Where the socket comes from: a keyed hash, which tells addresses apart and nothing more (rule X4). */
  readonly address?: string | undefined;
  /** The delay of the line there and back as the server has measured it, milliseconds. */
  readonly lagMs?: number | undefined;
}

export interface Seat {
  readonly owner: string;
  /** The player's id on the wire: the socket that holds the seat now, or held it last (rule W4). */
  readonly socketId: PlayerId;
  readonly run: string;
  /** As its player's; missing in rooms of before. */
  readonly address?: string | undefined;
  readonly connected: boolean;
  /** The delay of the player's line when they last came, got ready or moved, milliseconds. */
  readonly lagMs?: number | undefined;
  /** While the player is away by no fault of their own, or both are: their clock stands (rule O3). */
  readonly isSpared?: boolean | undefined;
  readonly ready: boolean;
  readonly wantsRematch: boolean;
  /** Whether this player has offered a draw since their last whole move (rule G5). */
  readonly hasOfferedDraw: boolean;
  /** The same for a takeback (rule O5); missing in rooms stored before there were any. */
  readonly hasOfferedTakeback?: boolean | undefined;
  readonly answeredMoves: AnsweredMoves;
  /** Runs while the player is away from a running game. */
  readonly absence: AbsenceDeadlines | undefined;
  /** While the player is away: when a guest gives way to a newcomer (rule R6); missing in rooms of before. */
  readonly givesWayAt?: number | undefined;
  /** While the player is away and no game is running: when the seat falls free (rule R6). */
  readonly keptUntil: number | undefined;
}

export function newSeat({ owner, socketId, run, address, lagMs }: Actor): Seat {
  return {
    owner,
    socketId,
    run,
    address,
    lagMs,
    connected: true,
    ready: false,
    wantsRematch: false,
    hasOfferedDraw: false,
    hasOfferedTakeback: false,
    answeredMoves: NO_ANSWERED_MOVES,
    absence: undefined,
    keptUntil: undefined,
  };
}

export function otherSeat(number: SeatNumber): SeatNumber {
  return number === 1 ? 2 : 1;
}

export function colorOf(number: SeatNumber): Color {
  return number === 1 ? "white" : "black";
}

export function seatOf(color: Color): SeatNumber {
  return color === "white" ? 1 : 2;
}

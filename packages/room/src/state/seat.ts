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
  /** When the socket connected, epoch milliseconds (rule I3). */
  readonly connectedAt?: number | undefined;
  /** Whether the socket has closed since it sent the command (rule I3). */
  readonly isClosed?: boolean | undefined;
  /** The number of the player's name (rule O8). */
  readonly name?: number | undefined;
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
  /** Whether the player came by `playNow` (rule R9); missing in rooms of earlier versions, as all that follow. */
  readonly matched?: boolean | undefined;
  /** Whether the player got ready by `playNow` and has not changed that since (rule O2). */
  readonly readyByMatch?: boolean | undefined;
  /** While the player is connected and not ready, with an opponent: from when on the seat may be freed (rule R9). */
  readonly releasableAt?: number | undefined;
  /** When the socket that holds the seat connected, epoch milliseconds (rule I3). */
  readonly connectedAt?: number | undefined;
  /** The line's delay given back to the player's clock (rule O3). */
  readonly lagCredit?: LagCredit | undefined;
  /** The number of the name that the room shows (rule O8). */
  readonly name?: number | undefined;
}

/** Milliseconds. */
export interface LagCredit {
  /** In the whole game. */
  readonly gameMs: number;
  /** In the move that is being made. */
  readonly moveMs: number;
}

/** What a player asked for by `playNow`. */
export interface MatchRequest {
  readonly matched?: boolean | undefined;
  readonly ready?: boolean | undefined;
}

export function newSeat(actor: Actor, { matched, ready = false }: MatchRequest = {}): Seat {
  const { owner, socketId, run, address, lagMs, connectedAt, name } = actor;
  return {
    owner,
    socketId,
    run,
    address,
    lagMs,
    connected: true,
    ready,
    wantsRematch: false,
    hasOfferedDraw: false,
    hasOfferedTakeback: false,
    answeredMoves: NO_ANSWERED_MOVES,
    absence: undefined,
    keptUntil: undefined,
    matched,
    readyByMatch: ready || undefined,
    releasableAt: undefined,
    connectedAt,
    lagCredit: undefined,
    name,
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

// A seat as plain data: its owner and the state of its player (rules I1, W4).
import type { PlayerId, PlayerNumber } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { type AnsweredMoves, NO_ANSWERED_MOVES } from "./answeredMoves.ts";
import type { AbsenceDeadlines } from "./times.ts";

/** 1 plays white, 2 plays black (rule G2). */
export type SeatNumber = PlayerNumber;
export const SEAT_NUMBERS = [1, 2] as const satisfies readonly SeatNumber[];

/** The sender of a command: the socket and its player. */
export interface Actor {
  /** SHA-256 hex of the player key, or `socket:<socketId>` without a key (rule I1). */
  readonly owner: string;
  readonly socketId: string;
  /** The run of the server program that the socket is connected to. */
  readonly run: string;
  /** Keyed hash of the socket's IP address (rule X4). */
  readonly address?: string | undefined;
  /** Round-trip time of the connection as measured by the server, in milliseconds. */
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
  /** The player's id on the wire: the current or last socket of the seat (rule W4). */
  readonly socketId: PlayerId;
  readonly run: string;
  /** Address of the player, as in `Actor`. */
  readonly address?: string | undefined;
  readonly connected: boolean;
  /** Round-trip time at the player's last join, ready or move, in milliseconds. */
  readonly lagMs?: number | undefined;
  /** Whether the clock is stopped, because the player is away without fault or both are away (rule O3). */
  readonly isSpared?: boolean | undefined;
  readonly ready: boolean;
  readonly wantsRematch: boolean;
  /** Whether the player has offered a draw since the last own move (rule G5). */
  readonly hasOfferedDraw: boolean;
  /** Whether the player has asked for a takeback since the last own move (rule O5). */
  readonly hasOfferedTakeback?: boolean | undefined;
  readonly answeredMoves: AnsweredMoves;
  /** Deadlines while the player is away from a running game. */
  readonly absence: AbsenceDeadlines | undefined;
  /** When a newcomer may replace an absent guest (rule R6). */
  readonly givesWayAt?: number | undefined;
  /** When the seat is freed, while the player is away and no game is running (rule R6). */
  readonly keptUntil: number | undefined;
  /** Whether the player came by `playNow` (rule R9). This and the following fields may be missing. */
  readonly matched?: boolean | undefined;
  /** Whether the player is ready by `playNow` (rule O2). */
  readonly readyByMatch?: boolean | undefined;
  /** When the seat of a connected player who is not ready may be freed (rule R9). */
  readonly releasableAt?: number | undefined;
  /** When the socket of the seat connected, epoch milliseconds (rule I3). */
  readonly connectedAt?: number | undefined;
  /** Latency compensation given to the player's clock (rule O3). */
  readonly lagCredit?: LagCredit | undefined;
  /** The number of the name that the room shows (rule O8). */
  readonly name?: number | undefined;
}

/** Milliseconds. */
export interface LagCredit {
  /** Sum of the game. */
  readonly gameMs: number;
  /** Sum of the current move. */
  readonly moveMs: number;
}

/** A player's request by `playNow`. */
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

// The room state on the wire: a full snapshot as plain JSON.
import type { Color, Coord, PieceType } from "@kingrow/rules";
import type { RoomOptions } from "./options.ts";

export const GAME_STATUSES = ["waiting", "started", "ended"] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export const END_REASONS = [
  "no-moves",
  "repetition",
  "quiet",
  "agreement",
  "resigned",
  "left",
  "absent",
  "claimed",
  "time",
  "aborted",
] as const;
/**
 * Why a game ended. Wins: `no-moves`, `resigned`, `left` (the seat was given up), `absent` (the server
 * ended it), `claimed` (the opponent claimed the win of an absent player), `time` (the loser had none left).
 * Draws: `repetition`, `quiet` (80 plies without capture or man's advance), `agreement`. Neither, and not counted:
 * `aborted` (a side never made its first move).
 */
export type EndReason = (typeof END_REASONS)[number];

export type PlayerNumber = 1 | 2;
/** The id of the socket of a seat or, while the player is away, of its last socket. */
export type PlayerId = string;

export interface WirePiece {
  readonly player: PlayerNumber;
  readonly type: PieceType;
}

/** 8 rows of 8 cells, `null` where a cell is empty. */
export type Checkerboard = readonly (readonly (WirePiece | null)[])[];

/** The latest step or jump, in the coordinates of `movePiece`. */
export interface LastMove {
  readonly player: PlayerNumber;
  readonly from: Coord;
  readonly to: Coord;
  readonly captured: Coord | null;
  readonly crowned: boolean;
}

/** Times are epoch milliseconds on the server's clock; `null` where no such deadline runs. */
export interface Presence {
  readonly connected: boolean;
  /** When the opponent may claim the win over this player. */
  readonly claimableAt: number | null;
  /** When the server ends the game against this player. */
  readonly forfeitAt: number | null;
  /** When the server frees the seat of a player who is absent or not ready; missing: never. */
  readonly seatKeptUntil?: number;
  /** When the seat of this player, who is not ready, may be freed; missing or `null`: never. */
  readonly releasableAt?: number | null;
  /** When the opponent may leave without loss, because this player has not made the first move; missing otherwise. */
  readonly abortableAt?: number | null;
}

/** One player's clock. */
export interface PlayerClock {
  /** Time left at `since`, or now while the clock is stopped; milliseconds. */
  readonly remainingMs: number;
  /** The `serverTime` from which the clock runs; `null` while it is stopped. */
  readonly since: number | null;
}

export interface RoomState {
  readonly id: string;
  /** Ids of the seated players, player 1 first. */
  readonly players: readonly PlayerId[];
  readonly playerNumbers: Readonly<Record<PlayerId, PlayerNumber>>;
  /** Player 1 is white, player 2 is black. */
  readonly playerColors: Readonly<Record<PlayerId, Color>>;
  /** Numbers of the players' names, `null` for a player without one; missing in states of earlier versions. */
  readonly playerNames?: Readonly<Record<PlayerId, number | null>>;
  /** `null` unless a game is running. */
  readonly currentPlayerTurn: PlayerId | null;
  readonly gameStatus: GameStatus;
  /** End of the countdown to the game; `null` without a countdown, missing in states of earlier versions. */
  readonly startsAt?: number | null;
  readonly readyPlayers: readonly PlayerId[];
  /** Pieces captured by each player, 0 to 12. */
  readonly scores: Readonly<Record<PlayerId, number>>;
  readonly checkerboard: Checkerboard;
  /** Pieces of the side to move that can capture; in a chain only the capturing piece. */
  readonly forcedCapturePieces: readonly Coord[];
  /** `null` while nobody has won, and after a draw. */
  readonly winner: PlayerId | null;
  readonly playAgainPlayers: readonly PlayerId[];
  /**
   * Games of these two players: won by each, and drawn. `null` before the first has ended, missing in states of
   * earlier versions.
   */
  readonly series?: {
    readonly wins: Readonly<Record<PlayerId, number>>;
    readonly draws: number;
  } | null;
  /** Grows by one with every committed change of the room. */
  readonly version: number;
  readonly isPrivate: boolean;
  /** The creator, while seated, else `null`; missing in states of earlier versions. */
  readonly createdBy?: PlayerId | null;
  readonly options: Omit<RoomOptions, "visibility">;
  /** The opening that was drawn for this game; `moves` begins with its three. */
  readonly ballot: { readonly number: number; readonly moves: readonly string[] } | null;
  /** `null` where the game has no clocks. */
  readonly clocks: Readonly<Record<PlayerId, PlayerClock>> | null;
  /** The server's clock when this snapshot was made, epoch milliseconds. */
  readonly serverTime: number;
  readonly lastMove: LastMove | null;
  /** Finished turns of this game in square notation: `11-15`, `22x15x8`. */
  readonly moves: readonly string[];
  readonly endReason: EndReason | null;
  readonly drawOfferedBy: PlayerId | null;
  /** The player who asks to take back a turn; `null` if none does. */
  readonly takebackOfferedBy: PlayerId | null;
  /** Occurrences of the current position, and plies without a capture or a man's advance. */
  readonly drawProgress: { readonly repetitions: number; readonly quietPlies: number };
  readonly presence: Readonly<Record<PlayerId, Presence>>;
  /** Number of watchers. */
  readonly watchers: number;
  /** The watch id of a private room, for its players; `null` for watchers and where watching is not allowed. */
  readonly watchId: string | null;
}

/** Numbers of the names of player 1 and player 2; `null` where there is no player or no name. */
export type SeatNames = readonly [number | null, number | null];

/** A row of the lobby's list. */
export interface AvailableRoom {
  readonly id: string;
  readonly playerCount: number;
  readonly maxPlayers: number;
  readonly status: "Open" | "Full";
  /** Missing in rows of rooms that an earlier version stored. */
  readonly gameStatus?: GameStatus;
  /** Missing in rows of rooms that an earlier version stored. */
  readonly options?: Omit<RoomOptions, "visibility">;
  /** When the room was opened, or began to wait again; epoch milliseconds on the server's clock. */
  readonly createdAt?: number;
  /** Missing in rows that an earlier version stored. */
  readonly names?: SeatNames;
}

/** The public game that the lobby shows. */
export interface FeaturedGame {
  readonly roomId: string;
  /** FEN of the board, with the side to move. */
  readonly position: string;
  readonly lastMove: LastMove | null;
  /** Number of the current move, counted from 1 for both sides together. */
  readonly moveNumber: number;
  readonly names: SeatNames;
}

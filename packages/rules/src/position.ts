// A position: the pieces, the side to move, and the piece in the middle of a chain.

import { bitOf, type Bits } from "./bitboard.ts";
import { isSquare, type Square } from "./squares.ts";

export type Color = "black" | "white";
export type PieceType = "man" | "king";

export interface Piece {
  readonly color: Color;
  readonly type: PieceType;
}

/** Plain data, safe to store as JSON. The three sets are signed 32-bit integers, bit n-1 being square n. */
export interface Position {
  readonly black: Bits;
  readonly white: Bits;
  /** The kings of both colors. */
  readonly kings: Bits;
  readonly turn: Color;
  /** The piece that must continue its chain; undefined between moves. */
  readonly jumper: Square | undefined;
}

export const initialPosition: Position = {
  black: 0x00000fff,
  white: 0xfff00000 | 0,
  kings: 0,
  turn: "black",
  jumper: undefined,
};

export function opponentOf(color: Color): Color {
  return color === "black" ? "white" : "black";
}

/** The piece on a square; undefined for an empty square and for an invalid number. */
export function pieceAt(position: Position, square: Square): Piece | undefined {
  if (!isSquare(square)) return undefined;
  const bit = bitOf(square);
  const type = (position.kings & bit) === 0 ? "man" : "king";
  if ((position.black & bit) !== 0) return { color: "black", type };
  if ((position.white & bit) !== 0) return { color: "white", type };
  return undefined;
}

export function isSamePosition(a: Position, b: Position): boolean {
  const isSameBoard = a.black === b.black && a.white === b.white && a.kings === b.kings;
  return isSameBoard && a.turn === b.turn && a.jumper === b.jumper;
}

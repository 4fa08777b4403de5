// Sets of squares as 32-bit integers (bit n-1 is square n) and how they slide over the board.
//
// "Up" is toward the higher squares, Black's way forward. Rows alternate: from an even row the two
// upper neighbours of a square are 4 and 5 further on, from an odd row 3 and 4; the masks keep a
// set from running over the edge. Every function here is a handful of integer operations, so that
// move generation, perft and play can all be built on them without tables.

import type { Square } from "./squares.ts";

/** A set of squares. Always a signed 32-bit integer, so equal sets are equal numbers. */
export type Bits = number;

const EVEN_ROWS = 0x0f0f0f0f;
const ODD_ROWS = 0xf0f0f0f0;
const EVEN_ROWS_OFF_EDGE = 0x07070707;
const ODD_ROWS_OFF_EDGE = 0xe0e0e0e0;

/** The two king rows. A man can only ever reach the one that is his. */
export const KING_ROWS = 0xf000000f | 0;

export function upLeft(bits: Bits): Bits {
  return ((bits & EVEN_ROWS) << 4) | ((bits & ODD_ROWS_OFF_EDGE) << 3);
}

export function upRight(bits: Bits): Bits {
  return ((bits & EVEN_ROWS_OFF_EDGE) << 5) | ((bits & ODD_ROWS) << 4);
}

export function downLeft(bits: Bits): Bits {
  return ((bits & EVEN_ROWS) >>> 4) | ((bits & ODD_ROWS_OFF_EDGE) >>> 5);
}

export function downRight(bits: Bits): Bits {
  return ((bits & EVEN_ROWS_OFF_EDGE) >>> 3) | ((bits & ODD_ROWS) >>> 4);
}

/** The pieces that can capture: `up` and `down` are those that may go each way, `empty` where they may land. */
export function jumpers(up: Bits, down: Bits, enemy: Bits, empty: Bits): Bits {
  return (
    (up & (downRight(enemy & downRight(empty)) | downLeft(enemy & downLeft(empty)))) |
    (down & (upRight(enemy & upRight(empty)) | upLeft(enemy & upLeft(empty))))
  );
}

/** The pieces that can step to an empty square. */
export function steppers(up: Bits, down: Bits, empty: Bits): Bits {
  return (up & (downRight(empty) | downLeft(empty))) | (down & (upRight(empty) | upLeft(empty)));
}

/** How many squares a set holds. */
export function countBits(bits: Bits): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function bitOf(square: Square): Bits {
  return 1 << (square - 1);
}

/** The square of a set that holds exactly one. */
export function squareOf(bit: Bits): Square {
  return 32 - Math.clz32(bit);
}

/** The squares of a set, lowest first. */
export function squaresOf(bits: Bits): Square[] {
  const squares: Square[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) squares.push(squareOf(rest & -rest));
  return squares;
}

// Sets of squares as 32-bit integers (bit n-1 is square n) and how they slide over the board.
//
// "Up" is toward higher squares, Black's way forward. Of the two upper neighbours of a square one
// is always 4 further on, here the straight one; the other, the skew one, is 5 further on from an
// even row and 3 from an odd row. Down is the same the other way. Because rows alternate, a
// diagonal line alternates too: straight, skew, straight. So a jump is one step of each kind, in
// either order. The masks keep a set from running over the edge.

import type { Square } from "./squares.ts";

/** A set of squares. Always a signed 32-bit integer, so equal sets are equal numbers. */
export type Bits = number;

/** The squares of even rows that have a skew neighbour; and those of odd rows. */
const EVEN_ROWS_OFF_EDGE = 0x07070707;
const ODD_ROWS_OFF_EDGE = 0xe0e0e0e0 | 0;

/** The two king rows. A man can only ever reach the one that is his. */
export const KING_ROWS = 0xf000000f | 0;

export function upStraight(bits: Bits): Bits {
  return bits << 4;
}

export function upSkew(bits: Bits): Bits {
  return ((bits & EVEN_ROWS_OFF_EDGE) << 5) | ((bits & ODD_ROWS_OFF_EDGE) << 3);
}

export function downStraight(bits: Bits): Bits {
  return bits >>> 4;
}

export function downSkew(bits: Bits): Bits {
  return ((bits & EVEN_ROWS_OFF_EDGE) >>> 3) | ((bits & ODD_ROWS_OFF_EDGE) >>> 5);
}

/** The pieces that can capture: `up` and `down` are those that may go each way. */
export function jumpers(up: Bits, down: Bits, enemy: Bits, empty: Bits): Bits {
  return (
    (up & (downSkew(enemy & downStraight(empty)) | downStraight(enemy & downSkew(empty)))) |
    (down & (upSkew(enemy & upStraight(empty)) | upStraight(enemy & upSkew(empty))))
  );
}

/** Number of squares in a set. */
export function countBits(bits: Bits): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function bitOf(square: Square): Bits {
  return 1 << (square - 1);
}

/** The square of a set with exactly one. */
export function squareOf(bit: Bits): Square {
  return 32 - Math.clz32(bit);
}

/** The squares of a set, lowest first. */
export function squaresOf(bits: Bits): Square[] {
  const squares: Square[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) squares.push(squareOf(rest & -rest));
  return squares;
}

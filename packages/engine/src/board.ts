// Positions as words in an Int32Array, the format of the search.
//
// A position is four words: black, white, kings (bit n-1 is square n) and the tag of the move that
// led to it. Words stay in typed arrays, and functions pass indices: browsers box a 32-bit integer that is passed to
// a function, but never an index.

import type { Position } from "@kingrow/rules";

/** 0 is Black, 1 is White. */
export type Side = 0 | 1;

/** Words of one position. */
export const WORDS = 4;

/** The squares of even rows that have a skew neighbour; and those of odd rows. */
export const EVEN = 0x07070707;
export const ODD = 0xe0e0e0e0 | 0;
export const KING_ROWS = 0xf000000f | 0;

/** A tag contains the squares of a move, counted from 0, and the kind of the move. */
export const TAG_SQUARES = 0x3ff;
export const TAG_CAPTURE = 0x400;
export const TAG_MAN = 0x800;

export function sideOf(position: Position): Side {
  return position.turn === "black" ? 0 : 1;
}

/** Writes a position at an index; its tag is 0. */
export function writePosition(words: Int32Array, at: number, position: Position): void {
  words[at] = position.black;
  words[at + 1] = position.white;
  words[at + 2] = position.kings;
  words[at + 3] = 0;
}

/** A set of squares as seen from the other end of the board. */
export function turnedRound(bits: number): number {
  let turned = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  turned = ((turned >>> 2) & 0x33333333) | ((turned & 0x33333333) << 2);
  turned = ((turned >>> 4) & 0x0f0f0f0f) | ((turned & 0x0f0f0f0f) << 4);
  turned = ((turned >>> 8) & 0x00ff00ff) | ((turned & 0x00ff00ff) << 8);
  return (turned >>> 16) | (turned << 16);
}

// The numbering of the 32 dark squares, and the only place that turns them into rows and columns.

import { BOARD_SIZE } from "./constants.ts";

/** A dark square in the standard numbering of draughts, 1 to 32. Black's men start on 1-12, White's on 21-32. */
export type Square = number;

/** A place on the 8x8 grid as the wire names it; both from 0 to 7, White's home rows being 0 to 2. */
export interface Coord {
  readonly row: number;
  readonly col: number;
}

const LAST = BOARD_SIZE - 1;

/** Whether a number from outside names one of the 32 squares. */
export function isSquare(value: number): value is Square {
  return Number.isInteger(value) && value >= 1 && value <= 32;
}

/** The square at a place of the grid; undefined for light squares and for places outside (rule G2). */
export function squareAt(coord: Coord): Square | undefined {
  const { row, col } = coord;
  if (!isOnGrid(row) || !isOnGrid(col) || (row + col) % 2 === 0) return undefined;
  return 4 * (LAST - row) + Math.floor((LAST - col) / 2) + 1;
}

/** Where a square lies on the grid (rule G2). */
export function coordOf(square: Square): Coord {
  const rank = (square - 1) >> 2;
  const place = (square - 1) & 3;
  const file = rank % 2 === 0 ? 2 * place + 1 : 2 * place;
  return { row: LAST - rank, col: LAST - file };
}

function isOnGrid(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= LAST;
}

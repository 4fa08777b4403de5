// The numbering of the squares against the mailbox engine, which counts them off the board.

import { describe, expect, test } from "vitest";
import { coordOf, isSquare, squareAt } from "./squares.ts";
import { NUMBERED, numberOf } from "./testing/mailbox.ts";

describe("the numbering", () => {
  test("[G2] puts square 1 at row 7, column 6 and square 32 at row 0, column 1", () => {
    expect(coordOf(1)).toEqual({ row: 7, col: 6 });
    expect(coordOf(5)).toEqual({ row: 6, col: 7 });
    expect(coordOf(32)).toEqual({ row: 0, col: 1 });
  });

  test("[G2] numbers the dark squares row by row, and leads back from each", () => {
    for (const place of NUMBERED) {
      const square = numberOf(place);
      expect(squareAt(place)).toBe(square);
      expect(coordOf(square)).toEqual(place);
    }
  });

  test("[G2] has no number for light squares", () => {
    expect(squareAt({ row: 0, col: 0 })).toBeUndefined();
    expect(squareAt({ row: 7, col: 7 })).toBeUndefined();
  });

  test.each([
    { row: -1, col: 0 },
    { row: 8, col: 1 },
    { row: 0, col: 9 },
    { row: 1, col: -1 },
    { row: 0.5, col: 0.5 },
    { row: Number.NaN, col: 1 },
    { row: Infinity, col: 1 },
  ])("has no number outside the board: $row, $col", (coord) => {
    expect(squareAt(coord)).toBeUndefined();
  });

  test.each([0, 33, -1, 1.5, Number.NaN, Infinity])("does not take %s for a square", (value) => {
    expect(isSquare(value)).toBe(false);
  });
});

// Tests of where squares are seen.

import { describe, expect, it } from "vitest";

import { coordAt, placeOf, PLACES, placeUnder, squareSeenAt } from "./geometry.ts";

const SQUARES = Array.from({ length: 32 }, (_square, index) => index + 1);
const BOX = { left: 100, top: 50, width: 400, height: 400 };

const dark = (turned: boolean) =>
  PLACES.flat().filter((place) => squareSeenAt(place, turned) !== undefined);

describe("places on the screen", () => {
  it("[P9] shows black's home row at the bottom, and white's there when turned by 180°", () => {
    expect(placeOf(1, false)).toEqual({ x: 6, y: 7 });
    expect(placeOf(32, true)).toEqual({ x: 6, y: 7 });
  });

  it("finds every square again at its place, turned or not", () => {
    for (const turned of [false, true]) {
      expect(SQUARES.map((square) => squareSeenAt(placeOf(square, turned), turned))).toEqual(
        SQUARES,
      );
    }
  });

  it("knows half of the 64 places as dark, whichever way the board lies", () => {
    expect(dark(false)).toHaveLength(32);
    expect(dark(true)).toEqual(dark(false));
  });

  it("turns both the row and the column of the wire", () => {
    expect(coordAt({ x: 2, y: 5 }, false)).toEqual({ row: 5, col: 2 });
    expect(coordAt({ x: 2, y: 5 }, true)).toEqual({ row: 2, col: 5 });
  });

  it("finds the place under a point", () => {
    expect(placeUnder({ x: 100, y: 50 }, BOX)).toEqual({ x: 0, y: 0 });
    expect(placeUnder({ x: 499, y: 449 }, BOX)).toEqual({ x: 7, y: 7 });
    expect(placeUnder({ x: 260, y: 60 }, BOX)).toEqual({ x: 3, y: 0 });
  });

  it("finds nothing beyond any edge of the board", () => {
    const beyond = [
      { x: 99, y: 60 },
      { x: 500, y: 60 },
      { x: 260, y: 49 },
      { x: 260, y: 450 },
    ];
    for (const point of beyond) expect(placeUnder(point, BOX)).toBeUndefined();
  });
});

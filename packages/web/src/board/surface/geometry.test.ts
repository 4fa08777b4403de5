// Tests of where squares are seen.

import { describe, expect, it } from "vitest";

import { placeOf, PLACES, squareSeenAt, squareUnder } from "./geometry.ts";

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
    expect(squareSeenAt({ x: 2, y: 5 }, false)).toBe(11);
    expect(squareSeenAt({ x: 2, y: 5 }, true)).toBe(22);
  });

  it("finds the dark square under a point", () => {
    expect(squareUnder({ x: 150, y: 50 }, BOX, false)).toBe(32);
    expect(squareUnder({ x: 449, y: 449 }, BOX, false)).toBe(1);
    expect(squareUnder({ x: 260, y: 60 }, BOX, true)).toBe(2);
    expect(squareUnder({ x: 149, y: 50 }, BOX, false)).toBeUndefined();
  });

  it("finds nothing beyond any edge of the board", () => {
    const beyond = [
      { x: 99, y: 60 },
      { x: 500, y: 110 },
      { x: 310, y: 49 },
      { x: 260, y: 450 },
    ];
    for (const point of beyond) expect(squareUnder(point, BOX, false)).toBeUndefined();
  });
});

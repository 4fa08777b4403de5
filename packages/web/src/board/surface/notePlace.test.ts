// Tests of what a note on the board covers.

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { SIDE, type Place } from "./geometry.ts";
import { clearestPlace, sightOf, type Sight, type Size } from "./notePlace.ts";
import { CAPTURE, CHAIN, QUIET } from "../testing/positions.ts";

const places = fc.record({ x: fc.nat(SIDE - 1), y: fc.nat(SIDE - 1) });
const sights: fc.Arbitrary<Sight> = fc
  .record({
    own: places,
    others: fc.array(places, { maxLength: 4 }),
    jumps: fc.array(places, { maxLength: 8 }),
  })
  .map(({ own, others, jumps }) => ({ own, pieces: [own, ...others], jumps, taken: [] }));
const parts = fc.double({ min: 0.1, max: SIDE, noNaN: true });
const sizes: fc.Arbitrary<Size> = fc.record({ width: parts, height: parts });

/** More than a hundredth of the square lies under the note. */
function isCovered(square: Place, note: Place, size: Size): boolean {
  const across = Math.min(square.x + 1, note.x + size.width) - Math.max(square.x, note.x);
  const down = Math.min(square.y + 1, note.y + size.height) - Math.max(square.y, note.y);
  return across > 0.011 && down > 0.011;
}

function alone(y: number): Sight {
  return { own: { x: 4, y }, pieces: [{ x: 4, y }], jumps: [], taken: [] };
}

function hasFreeRows(count: number, { pieces, jumps }: Sight): boolean {
  const taken = new Set([...pieces, ...jumps].map(({ y }) => y));
  const isFree = (_row: unknown, top: number): boolean =>
    Array.from({ length: count }, (_each, down) => top + down).every((y) => !taken.has(y));
  return Array.from({ length: SIDE - count + 1 }).some(isFree);
}

describe("a note on the board", () => {
  it("[P45] never reaches over the edge", () => {
    fc.assert(
      fc.property(sizes, sights, (size, sight) => {
        const { x, y } = clearestPlace(size, sight);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + size.width).toBeLessThanOrEqual(SIDE + 1e-9);
        expect(y + size.height).toBeLessThanOrEqual(SIDE + 1e-9);
      }),
    );
  });

  it("[P45] covers none of the squares that matter wherever enough rows together are free of them", () => {
    fc.assert(
      fc.property(sizes, sights, (size, sight) => {
        fc.pre(hasFreeRows(Math.ceil(size.height), sight));
        const note = clearestPlace(size, sight);
        const covered = [...sight.pieces, ...sight.jumps].filter((square) =>
          isCovered(square, note, size),
        );
        expect(covered).toEqual([]);
      }),
    );
  });

  it("[P45] leaves the pieces in sight where it cannot leave their jumps", () => {
    const own = { x: 3, y: 7 };
    const sight = {
      own,
      pieces: [own, { x: 2, y: 4 }],
      jumps: [1, 2, 3].map((y) => ({ x: 4, y })),
      taken: [],
    };
    expect(clearestPlace({ width: 7, height: 2 }, sight).y).toBe(5);
    const jumps = [0, 1, 2, 3, 5, 6].map((y) => ({ x: 4, y }));
    const note = clearestPlace({ width: 7, height: 2 }, { ...sight, jumps });
    expect(sight.pieces.filter((piece) => isCovered(piece, note, { width: 7, height: 2 }))).toEqual(
      [],
    );
  });

  it("lies right above or below the piece where nothing else matters", () => {
    const size = { width: 6, height: 1.5 };
    expect(clearestPlace(size, alone(7))).toEqual({ x: 1.5, y: 5.5 });
    expect(clearestPlace(size, alone(0))).toEqual({ x: 1.5, y: 1 });
    expect(clearestPlace({ width: 6, height: 3 }, alone(4))).toEqual({ x: 1.5, y: 1 });
    const beside = { ...alone(4), jumps: [{ x: 0, y: 3 }] };
    expect(clearestPlace({ width: 1, height: 1 }, beside)).toEqual({ x: 4, y: 3 });
  });

  it("[P45] lies on empty rows rather than on pieces it does not speak of", () => {
    const taken = [0, 1, 2, 5, 6, 7].flatMap((y) => [2, 4, 6].map((x) => ({ x, y })));
    expect(clearestPlace({ width: 4, height: 1 }, { ...alone(6), taken }).y).toBe(4);
  });

  it("takes into account what is jumped and where, also in the middle of a chain", () => {
    const must = { square: 1, reason: "must-capture", pieces: [11] } as const;
    expect(sightOf(must, CAPTURE, false)).toMatchObject({
      own: { x: 6, y: 7 },
      pieces: [
        { x: 6, y: 7 },
        { x: 2, y: 5 },
      ],
      jumps: [
        { x: 3, y: 4 },
        { x: 4, y: 3 },
      ],
    });
    expect(sightOf(must, CAPTURE, false).taken).toHaveLength(6);
    const onward = { square: 1, reason: "must-continue", pieces: [18] } as const;
    expect(sightOf(onward, CHAIN, false).jumps).toHaveLength(4);
    const blocked = { square: 11, reason: "blocked", pieces: [] } as const;
    expect(sightOf(blocked, QUIET, true)).toMatchObject({
      own: { x: 5, y: 2 },
      pieces: [{ x: 5, y: 2 }],
      jumps: [],
    });
  });
});

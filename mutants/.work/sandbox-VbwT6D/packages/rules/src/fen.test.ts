// Positions as text, both ways.

import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { formatFen, parseFen } from "./fen.ts";
import { initialPosition, pieceAt } from "./position.ts";
import { anyPosition } from "./testing/positions.ts";

const START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

describe("FEN", () => {
  test("writes and reads the start position", () => {
    expect(formatFen(initialPosition)).toBe(START);
    expect(parseFen(START)).toEqual({ ok: true, value: initialPosition });
  });

  test("leads back to any position", () => {
    assert(
      property(anyPosition(), (position) => {
        expect(parseFen(formatFen(position))).toEqual({ ok: true, value: position });
      }),
      { numRuns: 2000 },
    );
  });

  test("reads kings, ranges, sides in either order and a final dot", () => {
    const expected = parseFen("W:W21,22,23,K24:BK1,K2,9");
    expect(expected.ok && pieceAt(expected.value, 24)?.type).toBe("king");
    expect(parseFen("W:BK1-2,9:W21-23,K24")).toEqual(expected);
    expect(parseFen(" W:W21-23,K24:BK1,K2,9. \n")).toEqual(expected);
  });

  test("reads a side without pieces", () => {
    expect(parseFen("B:W18:B")).toMatchObject({ ok: true, value: { black: 0, turn: "black" } });
  });

  test.each([
    ["", "malformed"],
    ["B", "malformed"],
    ["B:W1", "malformed"],
    ["X:W18:B1", "malformed"],
    ["B:W18:W19", "malformed"],
    ["B:W18,:B1", "malformed"],
    ["B:Wx:B1", "malformed"],
    ["B:WKK18:B1", "malformed"],
    ["B:W24-21:B1", "malformed"],
    ["B:W18:B1:B2", "malformed"],
    ["B:W118:B1", "malformed"],
    ["B:W18:B0", "off-board"],
    ["B:W33:B1", "off-board"],
    ["B:W30-40:B1", "off-board"],
    ["B:W18:B18", "square-taken"],
    ["B:W18,18:B1", "square-taken"],
    ["B:W20-24,22:B1", "square-taken"],
    ["B:W18:B1-13", "too-many-pieces"],
    ["B:W4:B1", "man-on-king-row"],
    ["B:W18:B29", "man-on-king-row"],
  ])("refuses '%s' as %s", (text, fault) => {
    expect(parseFen(text)).toEqual({ ok: false, error: fault });
  });

  test("answers any text without throwing", () => {
    const letters = string({ unit: constantFrom("B", "W", "K", ":", ",", "-", "1", "2", "30") });
    assert(
      property(letters, string(), (likely, any) => {
        for (const text of [likely, any, `B:W${likely}:B1`]) {
          const first = parseFen(text);
          const again = first.ok ? parseFen(formatFen(first.value)) : first;
          expect(again).toEqual(first);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

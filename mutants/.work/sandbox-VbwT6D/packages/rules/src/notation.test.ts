// Moves as text, both ways.

import { assert, nat, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { legalMoves } from "./moves.ts";
import { findMove, formatMove, parseMove } from "./notation.ts";
import { initialPosition } from "./position.ts";
import { fen } from "./testing/moments.ts";
import { anyPosition } from "./testing/positions.ts";

describe("square notation", () => {
  test("[W7] writes a step with a dash and every landing of a chain with x", () => {
    expect(formatMove({ path: [11, 15], captures: [] })).toBe("11-15");
    expect(formatMove({ path: [22, 15, 8], captures: [18, 11] })).toBe("22x15x8");
  });

  test.each([
    ["11-15", [11, 15]],
    [" 11-15 ", [11, 15]],
    ["22x15x8", [22, 15, 8]],
    ["22X8", [22, 8]],
  ])("reads %s", (text, path) => {
    expect(parseMove(text)).toEqual({ ok: true, value: path });
  });

  test.each(["", "11", "11-", "-15", "11-15-18", "11-15x22", "11x", "11 15", "a-b", "111-15"])(
    "does not take '%s' for a move",
    (text) => {
      expect(parseMove(text)).toEqual({ ok: false, error: "malformed" });
    },
  );

  test.each(["0-4", "29-33", "22x15x99"])("knows that %s leaves the board", (text) => {
    expect(parseMove(text)).toEqual({ ok: false, error: "off-board" });
  });

  test("answers any text without throwing", () => {
    assert(
      property(string(), (text) => {
        expect(typeof findMove(initialPosition, text).ok).toBe("boolean");
      }),
    );
  });
});

describe("finding the move a text means", () => {
  test("finds every legal move by its own text", () => {
    assert(
      property(anyPosition(), nat(), (position, pick) => {
        const moves = legalMoves(position);
        const move = moves[pick % moves.length];
        if (move === undefined) return;
        expect(findMove(position, formatMove(move))).toEqual({ ok: true, value: move });
      }),
      { numRuns: 1000 },
    );
  });

  test("finds a chain by its ends, or with some landings left out", () => {
    const position = fen("W:WK4,32:B6,7,8,14,15,16,22,23,24");
    const found = findMove(position, "4x11x2x9x18x27x20x11x18x25");
    expect(found).toMatchObject({ ok: true, value: { captures: { length: 9 } } });
    expect(findMove(fen("W:W22,32:B18,11,1"), "22x8")).toMatchObject({
      ok: true,
      value: { path: [22, 15, 8] },
    });
  });

  test("takes either way round where both come to the same", () => {
    expect(findMove(fen("W:WK2,K21:B6,7,14,15,12,19"), "2x2")).toMatchObject({ ok: true });
  });

  test("does not choose between chains that take different pieces", () => {
    const position = fen("W:W31:B26,27,18,19,1");
    expect(legalMoves(position).map(formatMove)).toEqual(["31x24x15", "31x22x15"]);
    expect(findMove(position, "31x15")).toEqual({ ok: false, error: "ambiguous" });
    expect(findMove(position, "31x24x15")).toMatchObject({ ok: true });
  });

  test("says that a move is illegal, or no move at all", () => {
    expect(findMove(initialPosition, "11-18")).toEqual({ ok: false, error: "illegal" });
    expect(findMove(fen("W:W22,32:B18,11,1"), "22x15")).toEqual({ ok: false, error: "illegal" });
    expect(findMove(initialPosition, "21-17")).toEqual({ ok: false, error: "illegal" });
    expect(findMove(initialPosition, "eleven")).toEqual({ ok: false, error: "malformed" });
    expect(findMove(initialPosition, "11-40")).toEqual({ ok: false, error: "off-board" });
  });
});

// Games written as PDN.

import { describe, expect, test } from "vitest";
import { formatPdn, pdnResultOf } from "./pdn.ts";
import { initialPosition } from "./position.ts";
import { fen } from "./testing/moments.ts";

describe("writing PDN", () => {
  test("writes tags, the game type, numbered moves and the result", () => {
    const tags = new Map([["Event", 'A "game"\nof two \\ lines']]);
    const moves = ["11-15", "22-18", "15x22"];
    expect(formatPdn({ tags, start: initialPosition, moves, result: "1-0" })).toBe(
      `[Event "A \\"game\\" of two \\\\ lines"]\n[Result "1-0"]\n[GameType "21"]\n\n` +
        `1. 11-15 22-18 2. 15x22 1-0\n`,
    );
  });

  test("writes the start position where it is not the usual one, and White's first move as 1...", () => {
    const start = fen("W:W22,32:B18,11,1");
    const text = formatPdn({ tags: new Map(), start, moves: ["22x15x8", "1-5"], result: "*" });
    expect(text).toContain('[SetUp "1"]\n[FEN "W:W22,32:B1,11,18"]');
    expect(text).toContain("\n\n1... 22x15x8 2. 1-5 *\n");
  });

  test("breaks lines before 80 characters", () => {
    const moves = Array.from({ length: 200 }, () => "11-15");
    const lines = formatPdn({ tags: new Map(), start: initialPosition, moves, result: "*" }).split(
      "\n",
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    expect(lines.length).toBeLessThan(30);
  });

  test("replaces line breaks and control characters by a space", () => {
    const tags = new Map([["Event", "two\r\n\tlines"]]);
    const text = formatPdn({ tags, start: initialPosition, moves: [], result: "*" });
    expect(text).toContain('[Event "two lines"]');
  });

  test("fills a line to its 79th character", () => {
    const moves = ["9".repeat(67), "11-15x18"];
    const text = formatPdn({ tags: new Map(), start: initialPosition, moves, result: "*" });
    expect(text.split("\n").slice(-3)).toEqual([`1. ${moves.join(" ")}`, "*", ""]);
    expect(`1. ${moves.join(" ")}`).toHaveLength(79);
  });

  test("puts Black, who moves first, first in the result", () => {
    expect(pdnResultOf("black")).toBe("1-0");
    expect(pdnResultOf("white")).toBe("0-1");
    expect(pdnResultOf(undefined)).toBe("1/2-1/2");
  });
});

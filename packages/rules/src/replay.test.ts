// A list of moves played through, and lists that cannot be.

import { describe, expect, test } from "vitest";
import { replayLines } from "./cli/transcripts.ts";
import { initialPosition } from "./position.ts";
import { replay } from "./replay.ts";

/** A short game after which Black has no piece left. */
const WON_BY_WHITE =
  "11-15 22-18 15x22 25x18 9-14 18x9 6x13 23-19 1-6 30-25 5-9 25-22 10-15 19x10x1 12-16 24-20 " +
  "2-6 20x11x2 3-7 1x10x3x12 4-8 12x3 13-17 21x14x5";

describe("replaying", () => {
  test("gives every position, the start first", () => {
    const positions = replay(initialPosition, ["11-15", "22-18", "15x22"]);
    expect(positions).toMatchObject({ ok: true, value: { length: 4, 0: initialPosition } });
  });

  test("names the first move that cannot be played", () => {
    expect(replay(initialPosition, ["11-15", "22-19"])).toEqual({
      ok: false,
      error: { ply: 2, text: "22-19", fault: "illegal" },
    });
  });

  test("counts a game with an illegal move once, and its plies before that", () => {
    const lines = ["# remark", "", "draw\t11-15 22-18 15x22", "black\t11-15 1-2 3-4 5-6"];
    expect(replayLines(lines)).toEqual({ games: 2, plies: 4, illegal: 1 });
  });

  test("counts a game whose winner is missing or cannot be right", () => {
    expect(replayLines(["11-15"])).toMatchObject({ illegal: 1 });
    expect(replayLines([`white\t${WON_BY_WHITE}`])).toMatchObject({ plies: 24, illegal: 0 });
    expect(replayLines([`draw\t${WON_BY_WHITE}`])).toMatchObject({ plies: 24, illegal: 1 });
  });
});

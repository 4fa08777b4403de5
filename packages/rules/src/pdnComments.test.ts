// Variations, comments and marks of a PDN.

import { describe, expect, test } from "vitest";
import { formatPdn } from "./pdn.ts";
import { readPdn } from "./pdnParser.ts";
import { onlyGame } from "./testing/pdnGames.ts";

describe("the variations of a PDN", () => {
  test("replace the move before them, and nest", () => {
    const game = onlyGame(
      "1. 11-15 (1. 9-13 22-18 (1... 24-20 $1 {good}) 2. 12-16) 22-18 (23-19) 2. 15x22 25x18 *",
    );
    expect(game.moves).toEqual(["11-15", "22-18", "15x22", "25x18"]);
    expect(game.variations).toEqual([
      {
        instead: 0,
        moves: ["9-13", "22-18", "12-16"],
        variations: [
          {
            instead: 1,
            moves: ["24-20"],
            variations: [],
            comments: [
              { after: 1, text: "!" },
              { after: 1, text: "good" },
            ],
          },
        ],
        comments: [],
      },
      { instead: 1, moves: ["23-19"], variations: [], comments: [] },
    ]);
  });

  test("end where they cannot be played, and the game is kept", () => {
    expect(onlyGame("1. 11-15 (9-13 9-13 22-18) (1-32) 22-18 1-0").variations).toEqual([
      { instead: 0, moves: ["9-13"], variations: [], comments: [] },
    ]);
  });

  test("may be written one move too late", () => {
    expect(onlyGame("1. 11-15 22-18 {a} (1. 9-13 22-17) 2. 15x22 *").variations).toEqual([
      { instead: 0, moves: ["9-13", "22-17"], variations: [], comments: [] },
    ]);
  });

  test("before the first move or behind the result belong to no game", () => {
    const book = readPdn('(9-13) 1. 11-15 1-0 (22-18) [Event "x"] (9-13) 1. 9-13 *');
    expect(book.games.map(({ moves }) => moves)).toEqual([["11-15"], ["9-13"]]);
    expect(book.games.every(({ variations }) => variations === undefined)).toBe(true);
  });

  test("may nest as deep as any text has them, and exhaust nothing", () => {
    const deep = 100_000;
    const { moves } = onlyGame(`1. 11-15 ${"(9-13 ".repeat(deep)}${")".repeat(deep)} 22-18 *`);
    expect(moves).toEqual(["11-15", "22-18"]);
  });
});

/** The comments of a game: behind how many moves, and what they say. */
function told(text: string) {
  return onlyGame(text).comments?.map(({ after, text: words }) => [after, words]);
}

describe("the comments of a PDN", () => {
  test("may come before the first move, after each, and after the last", () => {
    expect(told('{ahead} [Event "x"] {before} 1. 11-15 {a\n  {b (c} ;d}\r\n22-18 * {end}')).toEqual(
      [
        [0, "ahead"],
        [0, "before"],
        [1, "a {b (c"],
        [1, "d)"],
        [2, "end"],
      ],
    );
  });

  test("in a variation belong to its moves, what is said before its first to that", () => {
    const [first] = onlyGame("11-15 ({or} 9-13 {so} 22-18 {and}) 22-18 *").variations ?? [];
    expect(first?.comments).toEqual([
      { after: 1, text: "or" },
      { after: 1, text: "so" },
      { after: 2, text: "and" },
    ]);
  });

  test("are marks where they are written as glyphs; others and empty ones are left out", () => {
    expect(told("1. 11-15 $139 22-18 ???! {} *")).toBeUndefined();
    expect(told("1. 11-15 $3 $139 22-18 ???! {} {?} *")).toEqual([
      [1, "!!"],
      [2, "?"],
    ]);
  });

  test("may be long and in any script", () => {
    const long = `קיצור דרך ${"слово ".repeat(50_000)}конец`;
    expect(told(`1. 11-15 {${long}} *`)).toEqual([[1, long]]);
  });

  test("are written again with the variations, and read as they were", () => {
    const text =
      "{so} 1. 11-15 $1 {good} (1. 9-13 {or} 1... 22-18 (1... 24-20 $4) 2. 12-16)\n1... 22-18 2. 15x22 *\n";
    const game = onlyGame(text);
    expect(formatPdn(game).split("\n\n")[1]).toBe(text);
    expect(onlyGame(formatPdn(game))).toEqual(game);
  });
});

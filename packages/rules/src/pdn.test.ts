// Games in PDN, both ways, and texts that are none.

import { describe, expect, test } from "vitest";
import { formatPdn, PDN_RESULTS, pdnResultOf, type PdnGame } from "./pdn.ts";
import { readPdn } from "./pdnParser.ts";
import { initialPosition } from "./position.ts";
import { replay } from "./replay.ts";
import { fen } from "./testing/moments.ts";

/** A game as other programs write it: comments of both kinds, glyphs, a variation, marks, no spaces. */
const ANNOTATED = `% written by hand
[Event "A \\"friendly\\" game"]
[Black "Jordan, A."]
[White "Tescheleit, F."]
[Result "1/2-1/2"]
[GameType "21,B,8,8,N1,0"]

{Forms the Double Corner Dyke (so they say).}
1.9-14 22-17! 2. 11-15$1 25-22?! (2... 24-19 3. 15x24 (3. 15x24 28x19) 28x19) 3. 15-19 ; a remark (
23X16 4. 12x19 24x15 5. 10x19 17x10 *
`;

const ANNOTATED_MOVES = "9-14 22-17 11-15 25-22 15-19 23x16 12x19 24x15 10x19 17x10".split(" ");

function onlyGame(text: string): PdnGame {
  const book = readPdn(text);
  const [game] = book.fault === undefined ? book.games : [];
  if (game === undefined) throw new Error(`no game was read: ${JSON.stringify(book)}`);
  return game;
}

describe("reading PDN", () => {
  test("takes comments, glyphs, marks and variations to their moves, and passes over numbers", () => {
    expect(onlyGame(ANNOTATED)).toEqual({
      tags: new Map([
        ["Event", 'A "friendly" game'],
        ["Black", "Jordan, A."],
        ["White", "Tescheleit, F."],
      ]),
      start: initialPosition,
      moves: ANNOTATED_MOVES,
      result: "1/2-1/2",
      variations: [
        {
          instead: 3,
          moves: ["24-19", "15x24", "28x19"],
          variations: [{ instead: 1, moves: ["15x24", "28x19"], variations: [], comments: [] }],
          comments: [],
        },
      ],
      comments: [
        { after: 0, text: "Forms the Double Corner Dyke (so they say)." },
        { after: 2, text: "!" },
        { after: 3, text: "!" },
        { after: 4, text: "?!" },
        { after: 5, text: "a remark (" },
      ],
    });
    expect(replay(initialPosition, ANNOTATED_MOVES).ok).toBe(true);
  });

  test("reads several games, with and without tags or results", () => {
    const { games: read } = readPdn('1. 11-15 1-0 12-16 * [Event "x"] 9-13 [Event "y"]');
    expect(read.map(({ moves, result }) => [moves, result])).toEqual([
      [["11-15"], "1-0"],
      [["12-16"], "*"],
      [["9-13"], "*"],
      [[], "*"],
    ]);
    expect(read.map(({ tags }) => tags.get("Event"))).toEqual([undefined, undefined, "x", "y"]);
  });

  test("reads no game from nothing", () => {
    for (const text of ["", " \n\t", "{a comment}", "\uFEFF"]) {
      expect(readPdn(text)).toEqual({ games: [], fault: undefined });
    }
  });

  test("keeps the first of two tags with one name", () => {
    expect(onlyGame('[Event "x"][Event "y"] *').tags).toEqual(new Map([["Event", "x"]]));
  });

  test("begins where the FEN tag says", () => {
    const { start, tags } = onlyGame('[SetUp "1"]\n[FEN "W:WK2,K21:B6,7"]\n1. 2x9 *');
    expect(start).toEqual(fen("W:WK2,K21:B6,7"));
    expect(tags.size).toBe(0);
  });

  test.each(PDN_RESULTS)("reads the result %s after the moves", (result) => {
    expect(onlyGame(`1. 11-15 ${result}`)).toMatchObject({ moves: ["11-15"], result });
  });

  test("takes the result from its tag where none stands after the moves", () => {
    expect(onlyGame('[Result "0-1"]\n1. 11-15').result).toBe("0-1");
    expect(onlyGame('[Result "0-1"]\n1. 11-15 *').result).toBe("0-1");
    expect(onlyGame('[Result "0-1"]\n1. 11-15 1-0').result).toBe("1-0");
    expect(onlyGame('[Result "who knows"]\n1. 11-15').result).toBe("*");
  });

  test.each([
    ["[", "malformed", 1],
    ['[Event "x]', "malformed", 1],
    ["1. 11-15\n{never closed", "malformed", 2],
    ["11-15 )", "malformed", 1],
    [`[Event "${"x".repeat(1001)}"]`, "malformed", 1],
    ["1. 11-15\n\n1. x", "malformed", 3],
    ["1. 11-15x22", "malformed", 1],
    ["1. 11-15 22-17x\n", "malformed", 1],
    ["1. 11-15 (22-17\n(8-11)", "unclosed-variation", 1],
    ["1. 11-15\n33-29", "bad-move", 2],
    ['11-15 *\n[FEN "nonsense"]', "bad-fen", 2],
    ['[GameType "20"]\n1. 32-28', "other-game", 1],
    ['[GameType "210"]', "other-game", 1],
  ])("refuses %j as %s in line %i", (text, reason, line) => {
    expect(readPdn(text).fault).toMatchObject({ reason, line });
  });
});

describe("the variations of a PDN", () => {
  test("stand in the place of the move before them, and nest", () => {
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
  test("stand before the first move, behind each, and behind the last", () => {
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

describe("a PDN with a fault", () => {
  const TWO = '[Event "one"]\n1. 11-15 22-18 1-0\n\n[Event "two"]\n1. 9-13 24-20\n2. 11-15 *\n';

  test("keeps the games before an illegal move, and tells game, line and move", () => {
    const book = readPdn(`${TWO}\n[Event "three"]\n1. 11-15 23-19\n2. 8-12 1-0`);
    expect(book.games.map(({ tags }) => tags.get("Event"))).toEqual(["one", "two"]);
    expect(book.fault).toEqual({
      reason: "bad-move",
      line: 10,
      game: 3,
      move: { text: "8-12", ply: 3, why: "illegal" },
      gameType: undefined,
    });
  });

  test.each([
    ["1. 11-15 ?? 22-18 what", "malformed"],
    ["1. 11-15 (22-18", "unclosed-variation"],
    ['[FEN "B:W1"]', "bad-fen"],
    ["1. 11-15 33-28", "bad-move"],
  ])("keeps the games before %j", (rest, reason) => {
    const book = readPdn(TWO + rest);
    expect(book.games).toHaveLength(2);
    expect(book.fault).toMatchObject({ reason, game: 3 });
  });

  test.each([
    ["20", "1. 32-28 19-23 2. 28x19 14x23 1-0"],
    ["25,W,8,8,A0,0", "1. c3-d4 d6-c5"],
  ])("is told to be of another kind of draughts: %s", (type, moves) => {
    const book = readPdn(`${TWO}[Event "x"]\n[GameType "${type}"]\n${moves}`);
    expect(book.fault).toMatchObject({
      reason: "other-game",
      game: 3,
      gameType: Number.parseInt(type, 10),
    });
  });

  test("takes a chain by its ends where only one fits, and refuses it where two do", () => {
    const fork = '[FEN "B:W6,7,14,15:B2"]\n1. 2x18';
    expect(readPdn('[FEN "B:W7,15:B3"]\n1. 3x19 *').fault).toBeUndefined();
    expect(readPdn(fork).fault?.move?.why).toBe("ambiguous");
  });
});

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

  test("puts Black, who moves first, first in the result", () => {
    expect(pdnResultOf("black")).toBe("1-0");
    expect(pdnResultOf("white")).toBe("0-1");
    expect(pdnResultOf(undefined)).toBe("1/2-1/2");
  });
});

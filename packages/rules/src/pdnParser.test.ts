// Games read from PDN, and texts that are none.

import { describe, expect, test } from "vitest";
import { PDN_RESULTS } from "./pdn.ts";
import { readPdn } from "./pdnParser.ts";
import { initialPosition } from "./position.ts";
import { replay } from "./replay.ts";
import { onlyGame } from "./testing/pdnGames.ts";
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

  test("reads 20,000 games, and none of a text with one more", () => {
    const text = "11-15 (11-16 *) 1-0\n".repeat(20_000);
    expect(readPdn(text).games).toHaveLength(20_000);
    expect(readPdn(`${text}[Event "x"]`)).toEqual({
      games: [],
      fault: {
        reason: "too-many-games",
        line: 20_001,
        game: 20_001,
        move: undefined,
        gameType: undefined,
      },
    });
  });

  test("does not look behind the first game that is too many", () => {
    const { fault } = readPdn(`${"* ".repeat(20_001)} no PDN any more`);
    expect(fault?.reason).toBe("too-many-games");
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

  test("takes the result from its tag if there is none after the moves", () => {
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

describe("a PDN with a fault", () => {
  const TWO = '[Event "one"]\n1. 11-15 22-18 1-0\n\n[Event "two"]\n1. 9-13 24-20\n2. 11-15 *\n';

  test.each([
    ["1. 11-15 22-18 (22-17 15-18 24-20) 15x22 *", "24-20"],
    ["1. 11-15 22-18 (22-17 (23-19 1-2) 15-18) 15x22 *", "1-2"],
    ["1. 11-15 22-18 (1-2) 15x22 *", "1-2"],
  ])("reports the first illegal move of a variation and keeps the game: %s", (text, move) => {
    const { games, fault, leftOut } = readPdn(text);
    expect(games[0]?.moves).toEqual(["11-15", "22-18", "15x22"]);
    expect(fault).toBeUndefined();
    expect(leftOut).toMatchObject({ reason: "bad-move", game: 1, line: 1, move: { text: move } });
  });

  test("keeps the games before an illegal move, and reports game, line and move", () => {
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

  test("is recognized as another kind by moves in letters, unless its tag says otherwise", () => {
    const moves = "1. c3-d4 d6-c5 2. b2-c3 *";
    const fault = { reason: "other-game", game: 3, line: 8, gameType: undefined };
    expect(readPdn(`${TWO}\n${moves}`).fault).toMatchObject(fault);
    expect(readPdn(`[GameType "21"]\n${moves}`).fault?.reason).toBe("malformed");
  });

  test.each([
    "1. e4 e5 2. Nf3 Nc6 *",
    "1. e2-e4 e7-e5 2. Ng1-f3 *",
    "1. e2e4 e7e5 *",
    "1. e2 – e4 e7 – e5 *",
    "1. Nb1 - c3 Nb8 - c6 *",
    '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n1. e4 *',
    "1. Nf3 {a knight first} d5 *",
    "1... d5 2. c4 *",
    '[GameType "0"]\n1. 11-15 *',
  ])("is told to be chess: %j", (moves) => {
    const { games, fault } = readPdn(`${TWO}[Event "x"]\n${moves}`);
    expect(games).toHaveLength(2);
    expect(fault).toMatchObject({ reason: "chess", game: 3, gameType: undefined });
  });

  test.each([
    "1. d3-d4 d6-d5 *",
    "1. a3-b4 h6-g5 *",
    "1. c3 - d4 d6 - c5 *",
    "1. c3 x e5 *",
    "1. c3–d4 *",
    "1. c3 : e5 *",
    '[FEN "W:Wc1,Ke1:Bb8"]\n1. c1-d2 *',
  ])("is told to be of another kind, and not chess: %j", (text) =>
    expect(readPdn(text).fault).toMatchObject({ reason: "other-game", gameType: undefined }),
  );

  test.each([
    "So e4 it was *",
    "1. 11-15 22-18 { ok } b4 *",
    "1. 11-15 b2-c3 *",
    '[FEN "W:WKe1:Bb8"]\n1. Ke2 *',
  ])("is not told to be chess or of another kind: %j", (text) =>
    expect(readPdn(text).fault?.reason).toBe("malformed"),
  );

  test("is recognized by a square beyond the board, even after an illegal move", () => {
    const { fault } = readPdn("1. 32-28 19-23\n2. 28x19 14x23\n3. 33-28 *");
    const move = { text: "33-28", ply: 5, why: "off-board" };
    expect(fault).toMatchObject({ reason: "bad-move", line: 3, move });
    const tagged = '[GameType "21"]\n1. 32-28 19-23 2. 33-28 *';
    expect(readPdn(tagged).fault?.move?.text).toBe("32-28");
  });

  test("is reported as an illegal move if only the result looks like another board", () => {
    const { fault } = readPdn("1. 11-15 22-18\n2. 15-20\n0-2");
    expect(fault).toMatchObject({ line: 2, move: { text: "15-20", ply: 3, why: "illegal" } });
  });

  test("takes a chain by its ends where only one fits, and refuses it where two do", () => {
    const fork = '[FEN "B:W6,7,14,15:B2"]\n1. 2x18';
    expect(readPdn('[FEN "B:W7,15:B3"]\n1. 3x19 *').fault).toBeUndefined();
    expect(readPdn(fork).fault?.move?.why).toBe("ambiguous");
  });
});

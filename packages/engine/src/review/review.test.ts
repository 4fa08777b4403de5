// Looking back at a game: what each position is worth, where it was decided, what captures cost.

import { findMove, formatMove, initialPosition, playMove, type Move } from "@kingrow/rules";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Engine, type Question } from "../engine.ts";
import { WIN } from "../scores.ts";
import { fen } from "@kingrow/rules/testing";
import {
  answerTo,
  chanceOf,
  forcedCaptures,
  judgeAttempt,
  judgeGame,
  judgeLastMove,
  reasonOf,
  turningPoints,
  type Judgement,
} from "./index.ts";

const engine = new Engine({ tableBits: 16 });
engine.endgames.prepareNow(3);

/** Thinks a little, by nodes alone, so that every run finds the same. */
async function think({ limits, ...question }: Question) {
  return engine.thinkNow({ ...question, limits: { nodes: (limits.nodes ?? 0) / 20 } });
}

const ignore = (): void => {};

function move(position: string, text: string): Move {
  const found = findMove(fen(position), text);
  if (!found.ok) throw new Error(text);
  return found.value;
}

/** Judgements with these scores for Black; the best move is the first one given, or 11-15. */
function judged(...scores: readonly number[]): Judgement[] {
  const line = [move("B:W21-32:B1-12", "11-15")];
  return scores.map((score) => ({ score, line, isProved: false }));
}

describe("judging a game", () => {
  /** White has two kings against one and loses one, so the game is a draw. */
  const ENDGAME = { start: fen("W:WK14,K23:BK5"), moves: ["14-9", "5x14", "23-27"] };

  test("tells every position for Black, and what is known of it", async () => {
    const all = await judgeGame(ENDGAME, { think, onProgress: ignore });
    expect(all?.map(({ isProved }) => isProved)).toEqual([true, true, true, true]);
    expect(all![0]!.score).toBeLessThan(-WIN / 2);
    expect(all!.slice(1).map(({ score }) => score)).toEqual([0, 0, 0]);
    expect(all![1]!.line.map(formatMove)[0]).toBe("5x14");
  });

  test("finds the move that gave a win away, proved, and what would have kept it", async () => {
    const all = await judgeGame(ENDGAME, { think, onProgress: ignore });
    const points = turningPoints(all!, ENDGAME.moves, "white");
    expect(points).toMatchObject([
      { ply: 1, color: "white", kind: "win-to-draw", played: "14-9", isProved: true },
    ]);
    expect(formatMove(points[0]!.better)).not.toBe("14-9");
  });

  test("a game that is over needs no thought, and a move that cannot be played ends it", async () => {
    const won = { start: fen("B:W14:B10"), moves: ["10x17", "17-21"] };
    const all = await judgeGame(won, { think, onProgress: ignore });
    expect(all).toEqual([
      expect.objectContaining({ isProved: true }),
      { score: WIN, line: [], isProved: true },
    ]);
  });

  test("tells how far it is, and ends when it is stopped", async () => {
    const parts: number[] = [];
    const moves = ["11-15", "23-19", "8-11", "22-17", "4-8"];
    await judgeGame(
      { start: initialPosition, moves },
      { think, onProgress: (part) => parts.push(part) },
    );
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts.at(-1)).toBe(1);
    let asked = 0;
    const stopping = async (question: Question) => ((asked += 1) > 2 ? undefined : think(question));
    const stopped = await judgeGame(
      { start: initialPosition, moves },
      { think: stopping, onProgress: ignore },
    );
    expect([stopped, asked]).toEqual([undefined, 3]);
  });

  test("[P80] a position that comes back draws nothing before the third time", async () => {
    const start = fen("W:WK14,K15,K18,K19:BK1,K32");
    const moves = "14-10 1-5 10-14 5-1 14-10 1-5 10-14 5-1".split(" ");
    const all = await judgeGame({ start, moves }, { think, onProgress: ignore });
    expect(all!.map(({ score }) => score < -500)).toEqual([...Array(7).fill(true), false, false]);
    expect(turningPoints(all!, moves, "white")).toMatchObject([{ ply: 7, kind: "win-to-draw" }]);
  });

  test("[P80] a review is limited by nodes alone, and has a bound", async () => {
    const line = readFileSync(new URL("../../../../testdata/games.txt", import.meta.url), "utf8")
      .split("\n")
      .find((each) => each !== "" && !each.startsWith("#"));
    let nodes = 0;
    await judgeGame(
      { start: initialPosition, moves: line!.split("\t")[1]!.trim().split(" ").slice(0, 80) },
      {
        onProgress: ignore,
        think: async ({ limits, ...question }) => {
          expect(Object.keys(limits)).toEqual(["nodes"]);
          nodes += limits.nodes ?? Infinity;
          return engine.thinkNow({ ...question, limits: { nodes: 500 } });
        },
      },
    );
    expect(nodes).toBeLessThan(21_000_000);
  });

  test("[P80] a move with a single legal reply is judged as deep as any other", async () => {
    const start = fen("B:W13,15,17,19,25,29,31,32:B3,5,6,7,8,12,18,23");
    const nodes: (number | undefined)[] = [];
    await judgeGame(
      { start, moves: ["23-26"] },
      {
        onProgress: ignore,
        think: async (question) => {
          const thought = await think(question);
          nodes.push(thought?.nodes);
          return thought;
        },
      },
    );
    expect(Math.min(...nodes.map((count) => count ?? 0))).toBeGreaterThan(1_500);
  });
});

/** Moves that take so many pieces each; nothing else counts. */
function taking(...captures: readonly number[]): Move[] {
  return captures.map((count) => ({ path: [11, 15], captures: Array<number>(count).fill(1) }));
}

const QUIET = taking(0, 0, 0, 0, 0, 0);

/** The turning points of a game of one move, with scores before and after it. */
function afterMove(scores: readonly number[], answer: readonly number[], line: readonly Move[]) {
  const [before = 0, after = 0] = scores;
  const judgements = [
    { score: before, line, isProved: false },
    { score: after, line: taking(...answer), isProved: false },
  ];
  return turningPoints(judgements, ["9-13"], "black");
}

describe("turning points", () => {
  test.each([
    ["win-to-draw", 1, 160, 20],
    ["win-to-loss", 1, 160, -160],
    ["draw-to-loss", 1, 20, -160],
    ["draw-to-loss", 2, -20, 160],
    ["win-to-draw", 2, -160, -10],
    ["advantage", 1, -60, -160],
    ["advantage", 1, 95, -5],
    ["advantage", 2, -36, 36],
  ])("%s of the side that makes move %d: from %d to %d", (kind, ply, before, after) => {
    const scores = ply === 1 ? [before, after] : [before, before, after];
    const moves = ply === 1 ? ["9-13"] : ["11-15", "22-18"];
    expect(turningPoints(judged(...scores), moves, "black")).toMatchObject([{ ply, kind }]);
  });

  test.each([
    ["what was lost before", -160, -400],
    ["what is won all the same", 400, 160],
    ["a small loss", 20, -40],
    ["a part of an advantage", 99, 28],
    ["a small step over the edge", 110, 80],
    ["what got better", -160, 20],
  ])("are not: %s", (_what, before, after) => {
    expect(turningPoints(judged(before, after), ["9-13"], "black")).toEqual([]);
  });

  test.each([
    ["at once", -160, [1, 0, 0], QUIET],
    ["two for one", -900, [2, 1, 0], QUIET],
    ["that the better move keeps longer", -400, [1, 0, 0], taking(0, 0, 0, 0, 0, 1, 0, 0)],
    ["in an even position", 20, [1, 0, 0], QUIET],
    ["long before a known loss", -15_980, [1, 0, 0], QUIET],
  ])("a piece given away %s is one, in a lost position too", (_how, before, answer, line) => {
    expect(afterMove([before, before - (before > -WIN / 2 ? 140 : 4)], answer, line)).toMatchObject(
      [{ ply: 1, pieces: 1 }],
    );
  });

  test.each([
    ["is lost all the same", [-400, -540], [1, 0, 0], taking(0, 1, 0, 0)],
    ["is taken back", [-400, -540], [1, 1, 0, 0], QUIET],
    ["is worth it", [-400, -430], [1, 0, 0], QUIET],
    ["goes a little later in a lost position", [-400, -540], [0, 0, 0, 0, 1, 0, 0], QUIET],
    ["has to go where the game is lost", [-15_990, -15_994], [1, 0, 0], QUIET],
  ])("a piece that %s is none", (_how, scores, answer, line) => {
    expect(afterMove(scores, answer, line)).toEqual([]);
  });

  test.each([
    [{ pieces: 2 }, [2, 0, 0], QUIET, "loses 2"],
    [{ pieces: 1 }, [2, 1, 0, 0], QUIET, "loses 1"],
    [{ pieces: 1 }, [2, 0, 0, 1, 0, 0], taking(2, 0, 0, 0), "loses 1"],
    // Pieces that the other side gives to win more are not regained.
    [{ pieces: 2 }, [2, 0, 0, 0, 0, 1, 0, 1, 2, 1, 0], QUIET, "loses 2"],
    [{ pieces: 2 }, [1, 0, 1, 0, 0], QUIET, "loses 2"],
    [{ pieces: 0, missed: 2 }, [0, 0, 0], taking(0, 1, 3, 0, 0), "misses 2"],
    [{ pieces: 0, missed: 1 }, [0, 1, 0, 0], taking(2, 0, 0, 0), "misses 1"],
    [{ pieces: 0, missed: 0 }, [0, 0, 0], taking(2, 0, 0, 2, 0, 0), "draw-to-loss 0"],
    // An exchange whose end is not known.
    [{ pieces: 0, missed: 0 }, [2], QUIET, "draw-to-loss 0"],
  ])("are explained by %j that the next moves show", (pieces, answer, line, said) => {
    const [point] = afterMove([20, -160], answer, line);
    expect(point).toMatchObject(pieces);
    const { reason, pieces: count } = reasonOf(point!);
    expect(`${reason} ${count}`).toBe(said);
  });

  test.each([
    [1, [0, 1, 2, 0, 0], 3],
    [1, [2, 1, 0, 0], 2],
    [1, [2, 0, 0, 1, 0, 0], 4],
    [2, [1, 0, 1, 0, 0], 3],
    [1, [1, 0, 0], 1],
    [0, [0, 1, 1], 1],
  ])("%d lost: of the answer %j the first %d are named", (pieces, answer, count) => {
    const mistake = { played: "9-13", pieces, answer: taking(...answer) };
    expect(answerTo(mistake)).toHaveLength(count);
  });

  test("a proved result is said instead of the pieces", () => {
    const mistake = { kind: "win-to-draw", pieces: 1, missed: 0, isProved: true } as const;
    expect(reasonOf(mistake).reason).toBe("win-to-draw");
    expect(reasonOf({ ...mistake, kind: "advantage" }).reason).toBe("loses");
  });

  test("[P90] the last move is judged as in the game: where the rest is no better, it is no mistake", async () => {
    const start = fen("B:WK1,12,18,19,23,25,29,30,31:B2,3,4,7,9,11,21");
    const judge = async (played: string) =>
      judgeLastMove({ start, moves: [played] }, async (question) => engine.thinkNow(question));
    expect(await judge("4-8")).toBeUndefined();
    expect(await judge("3-8")).toMatchObject({ played: "3-8", color: "black", pieces: 2 });
  });

  test("[P90] the last move is judged the same whatever was searched before", async () => {
    const moves = "9-13 23-18 11-15 18x11 7x16 21-17 10-15".split(" ");
    const judge = async () => {
      const lines: string[] = [];
      await judgeLastMove({ start: initialPosition, moves }, async (question) => {
        const thought = await think(question);
        lines.push(`${thought?.score} ${thought?.line.map(formatMove).join(" ")}`);
        return thought;
      });
      return lines;
    };
    const first = await judge();
    expect(await judge()).toEqual(first);
  });

  test("the best move is never one", () => {
    expect(turningPoints(judged(160, 20), ["11-15"], "black")).toEqual([]);
  });

  test("a score says how the game will probably end", () => {
    expect(chanceOf(0)).toBe(0);
    expect(chanceOf(100)).toBeGreaterThan(0.5);
    expect(chanceOf(-WIN)).toBe(-1);
  });
});

describe("a try at a turning point", () => {
  const start = fen("W:WK14,K23:BK5");
  const [point] = turningPoints(
    [
      { score: -WIN, line: [move("W:WK14,K23:BK5", "23-18")], isProved: true },
      { score: 0, line: [move("B:WK9,K23:BK5", "5x14")], isProved: true },
    ],
    ["14-9"],
    "white",
  );

  test.each([
    ["23-18", { isGood: true }],
    ["14-9", { isGood: false, answer: expect.arrayContaining([move("B:WK9,K23:BK5", "5x14")]) }],
  ])("%s is judged by what it keeps", async (text, expected) => {
    const after = playMove(start, move("W:WK14,K23:BK5", text));
    const tried = { move: move("W:WK14,K23:BK5", text), after };
    expect(await judgeAttempt(point!, tried, think)).toMatchObject(expected);
  });

  test("one that gives another piece away in a lost position is not good", async () => {
    const lost = { ...point!, score: -400, line: [], kind: "advantage", pieces: 1 } as const;
    const [tried, reply] = [move("B:W21-32:B1-12", "11-15"), move("W:W19,32:B1,15", "19x10")];
    const line = [reply, { ...tried, captures: [] }, { ...tried, captures: [] }];
    const judge = async () => ({ move: reply, score: 540, depth: 9, nodes: 1, line });
    const best = { ...lost, line: [move("B:W21-32:B1-12", "9-13"), ...line.slice(1)] };
    const after = fen("W:W19,32:B1,15");
    expect(await judgeAttempt(best, { move: tried, after }, judge)).toMatchObject({
      isGood: false,
    });
  });

  test("one that leaves the other side without a move is good", async () => {
    const stuck = { ...fen("B:W14:B1"), black: 0 };
    const tried = { move: move("W:WK14,K23:BK5", "23-18"), after: stuck };
    expect(await judgeAttempt(point!, tried, think)).toEqual({ isGood: true, answer: [] });
  });
});

describe("what captures cost", () => {
  test.each([
    [
      "one for two",
      "B:W10,15,21,23,24,27,29:B2,12,13,14,16,20",
      "16-19 23x16 12x19x28 27-23",
      { ply: 2, color: "white", took: 1, lost: 2 },
    ],
    [
      "two offers, one after the other",
      "W:W13,15,21,22,25,26,27,28,30,32:B1,2,4,6,7,8,14,16,18,20",
      "27-24 20x27 32x23 18x27 22-18 14x23 26x19x12x3",
      { ply: 2, color: "black", took: 3, lost: 4 },
    ],
    [
      "what is given up after it is not counted",
      "W:W18,19,21,22,23,24,25,27,29,32:B2,5,7,9,10,11,12,13,16,20",
      "18-15 11x18 22x15x6 13-17 21x14",
      { ply: 2, color: "black", took: 1, lost: 2 },
    ],
  ])("%s", (_what, start, moves, expected) => {
    expect(forcedCaptures(fen(start), moves.split(" "))[0]).toEqual(expected);
  });

  test("an even exchange costs nothing", () => {
    expect(forcedCaptures(initialPosition, ["11-15", "22-18", "15x22", "25x18"])).toEqual([]);
  });
});

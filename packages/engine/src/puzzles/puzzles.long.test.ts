// The puzzles that the page shows are kept as text, proved, and seen by the search within fixed bounds.

import { formatFen, legalMoves, playMove, startGame } from "@kingrow/rules";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { gainBetween, isQuiet } from "./gain.ts";
import { Prover } from "./prove.ts";
import { provenLine } from "./provenLine.ts";
import { formatPuzzle, parsePuzzle, type Puzzle } from "./puzzle.ts";

const LINES = readFileSync(new URL("../../puzzles.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const PUZZLES = LINES.flatMap((line) => parsePuzzle(line) ?? []);

/** All tests use the same endgames. */
const engine = new Engine({ tableBits: 18 });
engine.endgames.prepareNow(3);

/** The share of puzzles whose first move the engine finds within a number of nodes. */
function solved(puzzles: readonly Puzzle[], nodes: number): number {
  const right = puzzles.filter(({ position, line }) => {
    engine.forget();
    const thought = engine.thinkNow({ game: startGame(position), limits: { nodes } });
    const [move] = line;
    if (thought === undefined || move === undefined) return false;
    return formatFen(playMove(position, thought.move)) === formatFen(playMove(position, move));
  });
  return right.length / puzzles.length;
}

describe("[P81] puzzles", { timeout: 120_000 }, () => {
  test("are kept as a line of text each", () => {
    expect(PUZZLES).toHaveLength(LINES.length);
    expect(PUZZLES.map(formatPuzzle)).toEqual(LINES);
  });

  test("are at least 300, and every sixth of them is proved", () => {
    const prover = new Prover(engine.endgames);
    expect(PUZZLES.length).toBeGreaterThanOrEqual(300);
    for (const puzzle of PUZZLES.filter((_puzzle, index) => index % 6 === 0)) {
      expect(provenLine(prover, puzzle)).toEqual(puzzle.line);
    }
  });

  test("in every sixth the loser finds no way out at any point of the line", () => {
    const doubtful = PUZZLES.filter((_puzzle, index) => index % 6 === 0).filter(
      ({ position, line, finish }) => {
        engine.forget();
        const moves = [...line, ...finish];
        let moment = position;
        return moves.some((move, index) => {
          moment = playMove(moment, move);
          if (moment.turn === position.turn) return false;
          // Where the loser has no choice, the next position proves as much.
          if (legalMoves(moment).length === 1 && index + 2 < moves.length) return false;
          const limits = { nodes: 100_000 };
          const thought = engine.thinkNow({ game: startGame(moment), limits });
          return thought !== undefined && thought.score > -50;
        });
      },
    );
    expect(doubtful.map(formatPuzzle)).toEqual([]);
  });

  test("in every sixth the best play after the solution takes nothing back that was won", () => {
    const lost = PUZZLES.filter((_puzzle, index) => index % 6 === 0).filter((puzzle) => {
      const { position, line, finish } = puzzle;
      const end = [...line, ...finish].reduce(playMove, position);
      engine.forget();
      const thought = engine.thinkNow({ game: startGame(end), limits: { nodes: 150_000 } });
      const later = (thought?.line ?? []).slice(0, 8).reduce(playMove, end);
      return (
        isQuiet(later) && gainBetween(position, later).pieces < gainBetween(position, end).pieces
      );
    });
    expect(lost.map(formatPuzzle)).toEqual([]);
  });

  test.each([
    [1, 0.9],
    [2, 0.9],
    [3, 0.85],
    [4, 0.85],
  ])("of grade %d the engine sees at least the part %d within 20,000 nodes", (grade, part) => {
    const puzzles = PUZZLES.filter((puzzle) => puzzle.grade === grade).slice(0, 30);
    expect(puzzles).toHaveLength(30);
    expect(solved(puzzles, 20_000)).toBeGreaterThanOrEqual(part);
  });
});

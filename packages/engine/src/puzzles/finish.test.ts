// What every puzzle ends with: a win that can be counted on the board, and that the search sees too.
import { readFileSync } from "node:fs";
import { legalMoves, playMove, startGame } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { gainBetween, isQuiet } from "./gain.ts";
import { parsePuzzle, type Puzzle } from "./puzzle.ts";

const PUZZLES = readFileSync(new URL("../../puzzles.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => parsePuzzle(line) ?? []);

function endOf({ position, line, finish }: Puzzle) {
  return [...line, ...finish].reduce(playMove, position);
}

function nameOf(puzzle: Puzzle): string {
  return `${PUZZLES.indexOf(puzzle) + 1}`;
}

describe("[P81] every puzzle", () => {
  test("ends with a lead for the winner, the new kings of both sides counted, when nothing can be captured", () => {
    const vague = PUZZLES.filter((puzzle) => {
      const end = endOf(puzzle);
      const { pieces, kings, lead, end: ended } = gainBetween(puzzle.position, end);
      if (ended !== undefined) return false;
      return !isQuiet(end) || pieces < 0 || kings < 0 || lead <= 0;
    });
    expect(vague.map(nameOf)).toEqual([]);
  });

  test("has a capture or the end of the game in its solution: a quiet walk to a king is no puzzle", () => {
    const unclear = PUZZLES.filter((puzzle) => {
      const { position, line, finish } = puzzle;
      const { pieces, end } = gainBetween(position, endOf(puzzle));
      const own = [...line, ...finish].filter((_move, index) => index % 2 === 0);
      return (
        end === undefined && pieces === 0 && own.every(({ captures }) => captures.length === 0)
      );
    });
    expect(unclear.map(nameOf)).toEqual([]);
  });

  test("ends the game only where the loser has no move", () => {
    const wrong = PUZZLES.filter((puzzle) => {
      const end = endOf(puzzle);
      const { end: ended } = gainBetween(puzzle.position, end);
      return (ended !== undefined) !== (legalMoves(end).length === 0);
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test("is won at its end in the eyes of a search", () => {
    const engine = new Engine({ tableBits: 16 });
    engine.endgames.prepareNow(3);
    const scoreOf = (puzzle: Puzzle, nodes: number): number => {
      const end = endOf(puzzle);
      engine.forget();
      const thought = engine.thinkNow({ game: startGame(end), limits: { nodes } });
      if (thought === undefined) return 100;
      return end.turn === puzzle.position.turn ? thought.score : -thought.score;
    };
    // Most are seen at once.
    const doubtful = PUZZLES.filter(
      (puzzle) => scoreOf(puzzle, 3_000) < 80 && scoreOf(puzzle, 500_000) < 80,
    );
    expect(doubtful.map(nameOf)).toEqual([]);
  });
});

test("what is won counts the winner's own losses, and his new kings", () => {
  const puzzle = parsePuzzle("2\tB:W10,15,21,23,24,27,29:B2,12,13,14,16,20\t16-19 23x16 12x19x28");
  expect(puzzle && gainBetween(puzzle.position, endOf(puzzle))).toEqual({
    pieces: 1,
    kings: 0,
    loserKings: 0,
    lead: 2,
    end: undefined,
  });
});

// Proofs of small positions and of the stored puzzles.

import { formatMove, type Position } from "@kingrow/rules";
import { expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { fen } from "@kingrow/rules/testing";
import { Prover } from "./prove.ts";
import { provenLine } from "./provenLine.ts";
import { parsePuzzle } from "./puzzle.ts";

const engine = new Engine({ tableBits: 14 });
engine.endgames.prepareNow(3);
const prover = new Prover(engine.endgames);

function best(position: Position): string | undefined {
  const proved = prover.onlyBest(position);
  return proved && `${formatMove(proved.move)} brings ${proved.lead}`;
}

test.each([
  ["two men taken for one", "W:W15,18,21,22,26,28,30:B3,5,6,8,9,13,27", "15-10 brings 1"],
  ["a king by one move and a man besides by another", "W:W9,15,23:B7,12,17", "23-18 brings 2"],
  ["nothing to be had", "B:W21-32:B1-12", undefined],
  ["the same by two moves", "B:W14,31:B9,10,2", undefined],
  ["a game won by any move", "W:WK14,K15,K18:BK5", undefined],
])("[P81] with %s", (_what, text, expected) => {
  expect(best(fen(text))).toBe(expected);
});

test("[P81] the line of a puzzle goes as far as there is one way to go on", () => {
  const puzzle = parsePuzzle(
    "1\tW:W15,18,21,22,26,28,30:B3,5,6,8,9,13,27\t15-10 6x15 18x11x4 27-31 4-8",
  );
  expect(puzzle && provenLine(prover, puzzle).map(formatMove)).toEqual([
    "15-10",
    "6x15",
    "18x11x4",
  ]);
});

test("[P81] a puzzle whose first move is not the one that is proved is none", () => {
  const puzzle = parsePuzzle("1\tW:W15,18,21,22,26,28,30:B3,5,6,8,9,13,27\t30-25");
  expect(puzzle && provenLine(prover, puzzle)).toEqual([]);
});

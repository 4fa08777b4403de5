// The lines of two rounds as one list.
import { initialPosition, legalMoves } from "@kingrow/rules";
import { expect, test } from "vitest";
import { linesOf } from "./useLines.ts";

const MOVES = legalMoves(initialPosition);

test("[P77] a move that a later round looks at again stands once among the lines, best first", () => {
  const before = [thought(0, 30), thought(1, 20), thought(2, 10)];
  expect(linesOf([thought(1, 40)], before)).toEqual([
    thought(1, 40),
    thought(0, 30),
    thought(2, 10),
  ]);
  expect(linesOf([thought(3, 5)], before)).toEqual([thought(0, 30), thought(1, 20), thought(3, 5)]);
});

function thought(index: number, score: number) {
  const move = MOVES[index]!;
  return { move, line: [move], score, depth: 8, nodes: 1 };
}

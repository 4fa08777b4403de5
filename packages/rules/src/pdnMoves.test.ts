// A move written square by square, played without looking at all the others.

import { expect, test } from "vitest";
import { followPath } from "./pdnMoves.ts";
import { legalMoves, playMove } from "./moves.ts";
import { initialPosition } from "./position.ts";
import { fen } from "./testing/moments.ts";

const CHAIN = fen("W:WK22:B6,7,9,10,18,26");

test("every legal move leads where it leads when it is found among all", () => {
  for (const start of [initialPosition, CHAIN, fen("W:W22,32:B18,11,1"), fen("B:WK1,K2:BK31,K32")])
    for (const move of legalMoves(start))
      expect(followPath(start, move.path)).toEqual(playMove(start, move));
});

test("[G3] a chain that is not over is no move yet, and one that is over has no more squares", () => {
  const start = fen("W:W22,32:B18,11,1");
  expect(followPath(start, [22, 15, 8])).toBeDefined();
  expect(followPath(start, [22, 15])).toBeUndefined();
  expect(followPath(start, [22, 15, 8, 3])).toBeUndefined();
});

test("[G1] what the rules forbid leads nowhere, at the first square or at a later one", () => {
  expect(followPath(initialPosition, [11, 16, 20])).toBeUndefined();
  expect(followPath(initialPosition, [11, 19])).toBeUndefined();
  expect(followPath(initialPosition, [22, 18])).toBeUndefined();
  expect(followPath(fen("W:W22,32:B18,11,1"), [32, 28])).toBeUndefined();
});

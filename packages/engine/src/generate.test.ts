// The engine's own moves against those of the rules: the same positions after every move.

import { initialPosition, legalMoves, perft, playMove, type Position } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { sideOf, WORDS, writePosition, type Side } from "./board.ts";
import { canStep, capturing, generate } from "./generate.ts";
import { createRandom, fen } from "@kingrow/rules/testing";
import { scatter, wander } from "./testing/positions.ts";

const words = new Int32Array(4096 * WORDS);

/** The positions after every move, as sorted text, each once. */
function engineOutcomes(position: Position): string[] {
  writePosition(words, 0, position);
  const end = generate(words, 0, sideOf(position), WORDS);
  const outcomes: string[] = [];
  for (let at = WORDS; at < end; at += WORDS) {
    outcomes.push(`${words[at]} ${words[at + 1]} ${words[at + 2]}`);
  }
  return outcomes.toSorted();
}

function rulesOutcomes(position: Position): string[] {
  const outcomes = legalMoves(position)
    .map((move) => playMove(position, move))
    .map(({ black, white, kings }) => `${black} ${white} ${kings}`);
  return [...new Set(outcomes)].toSorted();
}

function countLeaves(at: number, side: Side, depth: number, top: number): number {
  if (depth === 0) return 1;
  const end = generate(words, at, side, top);
  let total = 0;
  for (let child = top; child < end; child += WORDS) {
    total += countLeaves(child, side === 0 ? 1 : 0, depth - 1, end);
  }
  return total;
}

describe("the engine's moves", () => {
  test("are those of the rules in random arrangements", () => {
    const random = createRandom(1).fraction;
    for (let round = 0; round < 5000; round += 1) {
      const position = scatter(random, 2 + Math.floor(random() * 23));
      expect(engineOutcomes(position)).toEqual(rulesOutcomes(position));
    }
  });

  test("are those of the rules all the way through random games", () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      for (const position of wander(initialPosition, seed, 150)) {
        expect(engineOutcomes(position)).toEqual(rulesOutcomes(position));
      }
    }
  });

  test.each([
    ["a king's circle back to its start, two ways to one outcome", "W:WK2,K21:B6,7,14,15,12,19"],
    ["men whose routes branch", "B:W6,7,14,15,16,22,23,24,31,32:B1,2,3,4,12"],
    ["no move at all", "B:W5,9:B1"],
  ])("are those of the rules with %s", (_, text) => {
    expect(engineOutcomes(fen(text))).toEqual(rulesOutcomes(fen(text)));
  });

  test("count the leaves that the rules count, where no two routes end alike", () => {
    writePosition(words, 0, initialPosition);
    for (let depth = 1; depth <= 6; depth += 1) {
      const expected = perft(initialPosition, depth, "path");
      expect(countLeaves(0, 0, depth, WORDS)).toBe(expected);
    }
  });

  test("exist exactly where a capture or a step is seen", () => {
    const random = createRandom(2).fraction;
    for (let round = 0; round < 3000; round += 1) {
      const position = scatter(random, 4 + Math.floor(random() * 18));
      writePosition(words, 0, position);
      const side = sideOf(position);
      const moves = legalMoves(position);
      expect(capturing(words, 0, side) !== 0).toBe(
        moves.some(({ captures }) => captures.length > 0),
      );
      expect(capturing(words, 0, side) !== 0 || canStep(words, 0, side)).toBe(moves.length > 0);
    }
  });
});

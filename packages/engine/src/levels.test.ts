// The levels: poor moves from the low ones, never absurd ones, and the same for the same seed.

import { formatMove, legalMoves, startGame, type Move } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Engine } from "./engine.ts";
import { LEVELS, moveAt, type Level } from "./levels.ts";
import { fen } from "@kingrow/rules/testing";
import { wander } from "./testing/positions.ts";

const engine = new Engine({ tableBits: 14 });
const FIRST = LEVELS[0]!;

function play(level: Level, text: string, seed: number): Move | undefined {
  const thinking = moveAt(engine, { game: startGame(fen(text)), level, seed });
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

describe("the levels", () => {
  test("are eight, and the last plays its best for a second", () => {
    expect(LEVELS).toHaveLength(8);
    expect(LEVELS[7]).toMatchObject({ limits: { ms: 1000 }, hastyShare: 0 });
  });

  test("play the same for the same seed, and not always the same", () => {
    const start = "B:W21-32:B1-12";
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const once = seeds.map((seed) => play(FIRST, start, seed));
    expect(seeds.map((seed) => play(FIRST, start, seed))).toEqual(once);
    expect(new Set(once.map((move) => move && formatMove(move))).size).toBeGreaterThan(1);
  });

  test("never give up more than they are allowed to, as far as they see", () => {
    for (const position of wander(fen("B:W21-32:B1-12"), 5, 60)) {
      if (legalMoves(position).length === 0) break;
      const game = startGame(position);
      const weighed = engine.weigh(game, 4);
      const best = Math.max(...weighed.map(({ score }) => score));
      const thinking = moveAt(engine, { game, level: FIRST, seed: 3 });
      const played = thinking.next().value;
      const score = weighed.find(({ move }) => move.path.join() === played?.path.join())?.score;
      expect(best - (score ?? -Infinity)).toBeLessThanOrEqual(FIRST.hastyLoss);
    }
  });

  test("[P74] hurry more when they are ahead, and less when they are behind", () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const hurried = (text: string): number =>
      seeds.filter((seed) => {
        const request = { game: startGame(fen(text)), level: LEVELS[4]!, seed };
        return moveAt(engine, request).next().done === true;
      }).length;
    const even = hurried("B:W21-32:B1-12");
    expect(hurried("B:W21-28,31,32:B1-12")).toBeGreaterThan(even);
    expect(hurried("B:W21-32:B1-8,11,12")).toBeLessThan(even);
  });

  test("have no move where there is none", () => {
    expect(play(FIRST, "B:W8,11:B4", 1)).toBeUndefined();
  });
});

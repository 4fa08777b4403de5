// The evaluation: fair to both sides.

import { describe, expect, test } from "vitest";
import { WORDS, writePosition } from "./board.ts";
import { evaluate } from "./evaluate.ts";
import { createRandom, fen } from "@kingrow/rules/testing";
import { scatter } from "./testing/positions.ts";

const words = new Int32Array(2 * WORDS);

function reversed(bits: number): number {
  let turned = 0;
  for (let index = 0; index < 32; index += 1) if ((bits >>> index) & 1) turned |= 1 << (31 - index);
  return turned;
}

describe("the evaluation", () => {
  test("sees a position and the same with colors swapped alike", () => {
    const random = createRandom(3).fraction;
    for (let round = 0; round < 1000; round += 1) {
      const position = scatter(random, 2 + Math.floor(random() * 23));
      writePosition(words, 0, position);
      words[WORDS] = reversed(position.white);
      words[WORDS + 1] = reversed(position.black);
      words[WORDS + 2] = reversed(position.kings);
      const difference = evaluate(words, 0, 0) - evaluate(words, WORDS, 1);
      expect(Math.abs(difference)).toBeLessThanOrEqual(2);
    }
  });

  test.each([
    ["a man more", "B:W21-28:B1-9", 40],
    ["a king for a man", "B:W21,22,23,24:B1,2,3,K14", 10],
  ])("values %s", (_, text, least) => {
    writePosition(words, 0, fen(text));
    expect(evaluate(words, 0, 0)).toBeGreaterThan(least);
  });
});

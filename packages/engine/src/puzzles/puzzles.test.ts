// Puzzles: none where there is none, and read from text.

import { startGame } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { fen } from "../testing/positions.ts";
import { findPuzzle } from "./findPuzzle.ts";
import { parsePuzzle } from "./puzzle.ts";

const engine = new Engine({ tableBits: 16 });
engine.endgames.prepareNow(3);

describe("[P81] puzzles", { timeout: 120_000 }, () => {
  test.each(["", "1\tB:W1:B2", "9\tB:W22:B18\t18x25", "1\tB:W22:B18\t18-14", "nonsense"])(
    "%j is none",
    (text) => {
      expect(parsePuzzle(text)).toBeUndefined();
    },
  );

  test.each([
    ["where nothing is decided", "B:W21-32:B1-12"],
    ["where there is no choice", "B:W22:B18,1"],
    ["where everything wins", "W:WK14,K15,K18:BK5"],
  ])("none is found %s", (_where, position) => {
    engine.forget();
    expect(findPuzzle(engine, startGame(fen(position)))).toBeUndefined();
  });
});

// Texts that are no puzzles.

import { expect, test } from "vitest";
import { parsePuzzle } from "./puzzle.ts";

test.each(["", "1\tB:W1:B2", "9\tB:W22:B18\t18x25", "1\tB:W22:B18\t18-14", "nonsense"])(
  "[P81] %j is no puzzle",
  (text) => {
    expect(parsePuzzle(text)).toBeUndefined();
  },
);

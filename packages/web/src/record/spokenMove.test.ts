// Moves in words, in both languages.
import { expect, test } from "vitest";
import { deLater } from "../text/de/later.ts";
import { allEnglish } from "../text/catalogue/allTexts.ts";
import { spokenMove } from "./spokenMove.ts";

test("[P47] a capture tells where it lands and what it takes, which are not the same", () => {
  expect(spokenMove("6x15x22", allEnglish.record.words, true)).toBe(
    "6 jumps to 15 and 22, takes 10 and 18, becomes king",
  );
  expect(spokenMove("6x15x22", deLater.record.words, true)).toBe(
    "6 springt nach 15 und 22, schlägt 10 und 18, wird Dame",
  );
});

test("a step tells where it goes, and what is no move is told as it is", () => {
  expect(spokenMove("11-15", allEnglish.record.words)).toBe("11 to 15");
  expect(spokenMove("27-31", allEnglish.record.words, true)).toBe("27 to 31, becomes king");
  expect(spokenMove("?", allEnglish.record.words)).toBe("?");
});

// Moves in words, in both languages.
import { expect, test } from "vitest";
import { en } from "../../text/en.ts";
import { texts as de } from "../../text/de.ts";
import { spokenMove } from "./spokenMove.ts";

test("[P47] a capture tells where it lands and what it takes, which are not the same", () => {
  expect(spokenMove("6x15x22", en.record.words, true)).toBe(
    "6 jumps to 15 and 22, takes 10 and 18, becomes king",
  );
  expect(spokenMove("6x15x22", de.record.words, true)).toBe(
    "6 springt nach 15 und 22, schlägt 10 und 18, wird Dame",
  );
});

test("a step tells where it goes, and what is no move is told as it is", () => {
  expect(spokenMove("11-15", en.record.words)).toBe("11 to 15");
  expect(spokenMove("27-31", en.record.words, true)).toBe("27 to 31, becomes king");
  expect(spokenMove("?", en.record.words)).toBe("?");
});

// The arguments of the perft command.
import { describe, expect, test } from "vitest";
import { readPerftRequest } from "./perftRequest.ts";

describe("the perft command", () => {
  test.each([
    [["nonsense", "3"], "The FEN 'nonsense' is not of the form"],
    [["B:W33:B1", "3"], "names a square that is not from 1 to 32."],
    [["B:W18:B1", "two"], "The depth must be a whole number from 1, not 'two'."],
    [["B:W18:B1", "-1"], "The depth must be a whole number from 1, not '-1'."],
    [["B:W18:B1", "2", "jump"], "The convention must be path or step, not 'jump'."],
    [["B:W18:B1"], "Usage: npm run -s perft"],
    [["B:W18:B1", "2", "path", "more"], "Usage: npm run -s perft"],
  ])("does not understand %j", (args, sentence) => {
    expect(readPerftRequest(args)).toEqual({
      ok: false,
      error: expect.stringContaining(sentence),
    });
  });
});

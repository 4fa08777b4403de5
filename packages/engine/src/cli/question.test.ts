// The arguments and lines of the engine command.
import { describe, expect, test } from "vitest";
import { readQuery, readQueryLine } from "./question.ts";

const START = "B:W21-32:B1-12";

describe("what is asked", () => {
  test.each([
    ["B:W8,11:B4", "10", "has no move."],
    ["B:W1:B2", "10", "uncrowned on his king row."],
    [START, "1e3", "not '1e3'."],
    [START, "99999999", "not '99999999'."],
  ])("is refused: %s for %s ms", (fen, ms, sentence) => {
    expect(readQuery(fen, ms)).toEqual({ ok: false, error: expect.stringContaining(sentence) });
  });

  test("may have spaces around the time, as some write them", () => {
    expect(readQueryLine(`${START}\t 50 \r`)).toMatchObject({ ok: true, value: { ms: 50 } });
  });

  test("is refused on one short line without tabs, however it was written", () => {
    for (const line of [`a\tb\tc`, `${"x".repeat(1_000_000)}\t5`, `\u0000\u001b[2J\t5`]) {
      const asked = readQueryLine(line);
      if (asked.ok) throw new Error(line);
      expect(asked.error).toMatch(/^[^\p{Cc}]{10,250}$/u);
    }
  });

  test.each(["", START, `${START}\t5\t5`])("is not a line: %j", (line) => {
    expect(readQueryLine(line).ok).toBe(false);
  });
});

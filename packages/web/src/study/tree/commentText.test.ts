// What is shown and said of words that anybody may have written, however odd.
import { expect, test } from "vitest";
import { en } from "../../text/study/en.ts";
import { playedParts, shortenComments, spokenComments } from "./commentText.ts";

test.each(["constructor", "toString", "__proto__"])(
  "[P79] the word %s is a word, and no mark",
  (word) => {
    const { shortened } = shortenComments(["!", word], 100, en.study);
    expect(shortened.map(({ shown }) => shown)).toEqual(["! good move", word]);
    expect(spokenComments(["!", word], en.study)).toBe(`good move. ${word}`);
  },
);

function told(tags: Readonly<Record<string, string>>): readonly string[] {
  return playedParts({ tags: new Map(Object.entries(tags)), result: "*" }, en.study);
}

test("[P79] of who played and when nothing unknown is told, and nothing twice", () => {
  expect(told({ Event: "2026", Date: "2026.??.??" })).toEqual(["2026"]);
  expect(told({ Black: "?", White: "-", Event: " ", Date: "????.??.??" })).toEqual([]);
  expect(told({ Event: "?".repeat(500) })).toEqual([]);
});

test("[P79] the beginning of a long name is told in no time", () => {
  const before = process.cpuUsage();
  const [name = ""] = told({ Black: `${".?".repeat(100_000)}x` });
  expect(name.length).toBeLessThan(100);
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(4);
});

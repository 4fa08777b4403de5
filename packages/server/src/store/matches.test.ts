// The matches of a single node.
import { expect, it } from "vitest";
import { createOwnMatches, type Match } from "./matches.ts";

const at = (since: number): Match => ({ roomId: "abcdefgh", requestId: "again", since });

it("[O10] forgets matches older than ten minutes, even after a match from a clock that was ahead", async () => {
  const rows = new Set(["ahead"]);
  const matches = createOwnMatches({
    known: [["ahead", at(9_000_000)]],
    async keep(owner, _, forgotten) {
      for (const each of forgotten) rows.delete(each);
      rows.add(owner);
    },
  });
  for (const [owner, since] of [
    ["dan", 0],
    ["ann", 0],
    ["dan", 599_999],
    ["bob", 599_999],
    ["cy", 600_000],
  ] as const)
    await matches.note(owner, at(since));
  expect([...rows]).toEqual(["dan", "bob", "cy"]);
  expect(await matches.lock("bob", 1)).toEqual({ last: at(599_999) });
  for (const owner of ["ahead", "ann"])
    expect(await matches.lock(owner, 1)).toEqual({ last: undefined });
});

// The shelf of endgames: only whole records count, and a browser without one keeps nothing.
import { expect, test } from "vitest";
import { createEndgameShelf, sliceIn } from "./endgameShelf.ts";

const ends = Uint8Array.from([0, 3, 7]);
const record = { name: "0101", ends, version: 1 };

test("[P70] a record of this version is a slice", () => {
  expect(sliceIn(record)).toEqual([{ name: "0101", ends }]);
});

test.each([
  ["another version", { ...record, version: 2 }],
  ["ends of another kind", { ...record, ends: [0, 3, 7] }],
  ["a name of another kind", { ...record, name: 101 }],
  ["nothing", null],
  ["a word", "0101"],
])("[P70] a record with %s counts as nothing", (_, broken) => {
  expect(sliceIn(broken)).toEqual([]);
});

test("[P70] a browser without a place for them keeps nothing, and says nothing", async () => {
  const shelf = createEndgameShelf();
  shelf.keep({ name: "0101", ends });
  expect(await shelf.load()).toEqual([]);
});

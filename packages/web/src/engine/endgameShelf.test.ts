// The shelf of endgames: only whole records count, and a browser without one keeps nothing.
import { expect, test } from "vitest";
import { createEndgameShelf, sumOf, wholeOnes } from "./endgameShelf.ts";

const ends = Uint8Array.from([0, 3, 7]);
const record = { name: "0101", ends, sum: sumOf(ends), version: 1 };

test("[P70] a record counts as long as it is what was written", async () => {
  expect(await wholeOnes([record])).toEqual([{ name: "0101", ends }]);
});

test.each([
  ["a changed byte", { ...record, ends: Uint8Array.from([0, 3, 8]) }],
  ["no sum", { name: "0101", ends, version: 1 }],
  ["another version", { ...record, version: 2 }],
  ["ends of another kind", { ...record, ends: [0, 3, 7] }],
  ["a name of another kind", { ...record, name: 101 }],
  ["nothing", null],
  ["a word", "0101"],
])("[P70] a record with %s counts as nothing", async (_, broken) => {
  expect(await wholeOnes([broken])).toEqual([]);
});

test("[P70] no more is taken back than all endgames together have", async () => {
  const large = new Uint8Array(5_000_000);
  const records = ["0201", "0102"].map((name) => ({
    name,
    ends: large,
    sum: sumOf(large),
    version: 1,
  }));
  expect((await wholeOnes(records)).map(({ name }) => name)).toEqual(["0201"]);
});

test("[P70] a browser without a place for them keeps nothing, and says nothing", async () => {
  const shelf = createEndgameShelf();
  shelf.keep({ name: "0101", ends });
  expect(await shelf.load()).toEqual([]);
});

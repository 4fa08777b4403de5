import { expect, it } from "vitest";
import { bounded, timeoutFor } from "./storeCheck.ts";

const MEGABYTE = 1_000_000;

function* endless(): Generator<number> {
  for (let count = 1; ; count += 1) yield count;
}

it("refuses a damaged tree that has no end, and reads one that fits in its file", () => {
  expect([...bounded([1, 2, 3], 3)]).toEqual([1, 2, 3]);
  expect(() => [...bounded(endless(), 1_000)]).toThrow("it has no end");
});

it("gives a large file more time before it is called damaged, and none for ever", () => {
  expect(timeoutFor(0)).toBe(600_000);
  expect(timeoutFor(314 * MEGABYTE)).toBe(600_000 + 314_000);
});

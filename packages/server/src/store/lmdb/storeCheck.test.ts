import { expect, it } from "vitest";
import { bounded } from "./storeCheck.ts";

function* endless(): Generator<number> {
  for (let count = 1; ; count += 1) yield count;
}

it("tells a damaged tree that has no end from one that is as large as its file lets it be", () => {
  expect([...bounded([1, 2, 3], 3)]).toEqual([1, 2, 3]);
  expect(() => [...bounded(endless(), 1_000)]).toThrow("it has no end");
});

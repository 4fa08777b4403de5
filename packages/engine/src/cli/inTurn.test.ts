// Things done one after the other, and what is done meanwhile.

import { setImmediate as breath } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./inTurn.ts";

/** What is done in the next breaths. */
async function breaths(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await breath();
}

function listing(parts: number) {
  const done: string[] = [];
  let left = parts;
  const turns = inTurn<string>((item) => done.push(item), {
    meanwhile: () => {
      if (left === 0) return false;
      done.push("part");
      left -= 1;
      return true;
    },
  });
  return { done, turns };
}

test("what waits is done in its order, and before anything else", async () => {
  const { done, turns } = listing(2);
  for (const item of ["a", "b", "c"]) turns.add(item);
  await breaths(20);
  expect(done).toEqual(["a", "b", "c", "part", "part"]);
  turns.add("d");
  await breaths(5);
  expect(done.at(-1)).toBe("d");
});

test("what waits is still done when nothing more comes, and nothing else", async () => {
  const { done, turns } = listing(9);
  for (const item of ["a", "b"]) turns.add(item);
  turns.finish();
  await breaths(20);
  expect(done).toEqual(["a", "b"]);
});

test("nothing is done once it is dropped, though much waits", async () => {
  const done: number[] = [];
  const turns = inTurn<number>(
    (item) => {
      done.push(item);
      if (item === 2) turns.drop();
    },
    { meanwhile: () => false },
  );
  for (let item = 0; item < 50; item += 1) turns.add(item);
  await breaths(80);
  expect(done).toEqual([0, 1, 2]);
});

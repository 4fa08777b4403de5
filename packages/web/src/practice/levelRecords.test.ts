// How the person has fared at each level.
import { memoryShelf } from "@kingrow/client";
import { expect, test } from "vitest";
import { addResult, nextLevel, recordAt } from "./levelRecords.ts";

test("[P74] results are counted at each level by itself", () => {
  const shelf = memoryShelf();
  for (const result of ["won", "lost", "won", "draw"] as const) addResult(shelf, 4, result);
  addResult(shelf, 5, "won");
  expect(recordAt(shelf, 4)).toEqual({ wins: 2, losses: 1, draws: 1, row: 0 });
  expect(recordAt(shelf, 5)).toEqual({ wins: 1, losses: 0, draws: 0, row: 1 });
});

test("[P74] three wins in a row suggest the next level, a loss takes the suggestion back", () => {
  const shelf = memoryShelf();
  addResult(shelf, 4, "won");
  addResult(shelf, 4, "won");
  expect(nextLevel(shelf, 4)).toBeUndefined();
  addResult(shelf, 4, "won");
  expect(nextLevel(shelf, 4)).toBe(5);
  addResult(shelf, 4, "lost");
  expect(nextLevel(shelf, 4)).toBeUndefined();
});

test("[P74] nothing is above the highest level", () => {
  const shelf = memoryShelf();
  for (let game = 0; game < 5; game += 1) addResult(shelf, 8, "won");
  expect(nextLevel(shelf, 8)).toBeUndefined();
});

test.each(["nonsense", "[]", '{"4":7}', '{"4":{"wins":"many","losses":-1}}'])(
  "[P74] what makes no sense counts as no game: %s",
  (text) => {
    const shelf = memoryShelf([["kingrow.levels", text]]);
    expect(recordAt(shelf, 4)).toEqual({ wins: 0, losses: 0, draws: 0, row: 0 });
    addResult(shelf, 4, "won");
    expect(recordAt(shelf, 4).wins).toBe(1);
  },
);

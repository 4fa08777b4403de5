// How the person has fared at each level.
import { beforeEach, expect, test } from "vitest";
import { addResult, nextLevel, recordAt } from "./levelRecords.ts";

beforeEach(() => localStorage.clear());

test("[P74] results are counted at each level by itself", () => {
  for (const result of ["won", "lost", "won", "draw"] as const) addResult(4, result);
  addResult(5, "won");
  expect(recordAt(4)).toEqual({ wins: 2, losses: 1, draws: 1, row: 0 });
  expect(recordAt(5)).toEqual({ wins: 1, losses: 0, draws: 0, row: 1 });
});

test("[P74] three wins in a row suggest the next level, a loss takes the suggestion back", () => {
  addResult(4, "won");
  addResult(4, "won");
  expect(nextLevel(4)).toBeUndefined();
  addResult(4, "won");
  expect(nextLevel(4)).toBe(5);
  addResult(4, "lost");
  expect(nextLevel(4)).toBeUndefined();
});

test("[P74] nothing is above the highest level", () => {
  for (let game = 0; game < 5; game += 1) addResult(8, "won");
  expect(nextLevel(8)).toBeUndefined();
});

test.each(["nonsense", "[]", '{"4":7}', '{"4":{"wins":"many","losses":-1}}'])(
  "[P74] what makes no sense counts as no game: %s",
  (text) => {
    localStorage.setItem("kingrow.levels", text);
    expect(recordAt(4)).toEqual({ wins: 0, losses: 0, draws: 0, row: 0 });
    addResult(4, "won");
    expect(recordAt(4).wins).toBe(1);
  },
);

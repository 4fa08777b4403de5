import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { en } from "../../text/study/en.ts";
import { assessmentOf, leadText, scoreText, shareOf } from "./scoreText.ts";

test("less than half a man is called equal, and the number tells how much it is", () => {
  const inWords = [0, 49, -49, 50, -50].map(assessmentOf);
  expect(inWords).toEqual(["equal", "equal", "equal", "black-better", "white-better"]);
  const numbers = [4, 30, -30].map((score) => scoreText(score, initialPosition, en.study));
  expect(numbers).toEqual(["Equal", "+0.3 Black", "+0.3 White"]);
});

test("a number says by its sign whether it is for the side to move", () => {
  expect([30, -130, 4, -4].map(leadText)).toEqual(["0.3", "1.3", "0.0", "0.0"]);
});

test("a small lead fills little more than half, a man two thirds, and a win all of it", () => {
  const shares = [0, 30, -30, 100, 16_000].map((score) => Math.round(100 * shareOf(score)));
  expect(shares).toEqual([50, 56, 44, 68, 100]);
});

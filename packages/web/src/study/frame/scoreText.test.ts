import { initialPosition } from "@kingrow/rules";
import { expect, test } from "vitest";
import { en } from "../../text/study/en.ts";
import { assessmentOf, scoreText, signedText } from "./scoreText.ts";

test("words and numbers call the same scores equal", () => {
  for (const score of [0, 15, 25, 26, 30, 35, -25, -26]) {
    const isEqual = Math.abs(score) <= 25;
    expect(assessmentOf(score) === "equal").toBe(isEqual);
    expect(scoreText(score, initialPosition, en.study) === "Equal").toBe(isEqual);
    expect(signedText(score) === "0.0").toBe(isEqual);
  }
});

test("a number says by its sign whether it is for the side to move", () => {
  expect([30, -130].map(signedText)).toEqual(["+0.3", "−1.3"]);
});

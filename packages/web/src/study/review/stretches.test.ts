// The stretches of a game in which little changed.
import { expect, test } from "vitest";
import { movesOfStretches, stretchesOf, swingsIn } from "./stretches.ts";

function parts(...scores: readonly number[]): readonly string[] {
  return stretchesOf(scores).map(({ assessment, from, to }) => `${assessment} ${from}-${to}`);
}

test("[P80] a position that was held for one move is not said to be lost all along", () => {
  expect(parts(0, -160, -170, -30, -160, -180)).toEqual([
    "equal 0-0",
    "white-wins 1-2",
    "equal 3-3",
    "white-wins 4-5",
  ]);
});

test("[P80] a small change that lasts a single ply belongs to the stretch before it", () => {
  expect(parts(0, -160, -80, -160, -180)).toEqual(["equal 0-0", "white-wins 1-4"]);
});

test.each([
  ["a move belongs to one stretch only", [0, 0, 0, 0, 160, 160, 160], "equal 0-1, black-wins 2-3"],
  ["the start alone", [0, 160, 160], "equal 0-0, black-wins 1-1"],
  ["a change of one ply", [0, 0, 0, 160, 0, 0, 0], "equal 0-1, black-wins 2-2, equal 3-3"],
  ["two changes in a move", [0, 0, 0, 160, 0, 160, 160], "equal 0-1, black-wins 2-3"],
])("[P80] stretches are told by moves without an overlap: %s", (_what, scores, said) => {
  const told = movesOfStretches(scores, (ply) => Math.ceil(ply / 2));
  expect(told.map(({ assessment, from, to }) => `${assessment} ${from}-${to}`).join(", ")).toBe(
    said,
  );
});

test("[P80] the advantage changes hands from one side to the other, over an equal game too", () => {
  expect(swingsIn([0, 0, 20])).toBe(0);
  expect(swingsIn([0, 160, 160, 0, 0, 90, 90])).toBe(0);
  expect(swingsIn([0, 160, 160, 0, 0, -90, -90, 300, 300])).toBe(2);
});

// Tests of the PDN of a game.
import { readPdn } from "@kingrow/rules";
import { expect, it } from "vitest";
import { en } from "../text/en.ts";
import { dayOf, pdnOf, resultText, type SavedGame } from "./savedGame.ts";

const DAY = new Date(2026, 2, 9);

function game(result: SavedGame["result"]): SavedGame {
  return { moves: ["11-15", "22-18", "15x22"], result, reason: undefined };
}

it("[P28] is a game of GameType 21 with its day and place", () => {
  expect(pdnOf(game("black"), DAY)).toBe(
    [
      '[Event "Kingrow"]',
      `[Site "${window.location.origin}"]`,
      '[Date "2026.03.09"]',
      '[Round "-"]',
      '[Black "?"]',
      '[White "?"]',
      '[Opening "120: 11-15 22-18 15x22"]',
      '[Result "1-0"]',
      '[GameType "21"]',
      "",
      "1. 11-15 22-18 2. 15x22 1-0",
      "",
    ].join("\n"),
  );
});

it.each([
  ["black", "1-0"],
  ["white", "0-1"],
  ["draw", "1/2-1/2"],
  ["open", "*"],
] as const)("[P28] tells the result from Black's side: %s is %s", (result, written) => {
  const read = readPdn(pdnOf(game(result), DAY));
  expect(read.games[0]?.result).toBe(written);
});

it("[P82] tells the opening of the deck that the moves are", () => {
  const drawn = { ...game("open"), moves: ["10-15", "22-18", "15x22", "25x18"] };
  expect(pdnOf(drawn, DAY)).toContain('[Opening "97: 10-15 22-18 15x22"]');
  expect(pdnOf({ ...drawn, moves: ["10-15", "22-18"] }, DAY)).not.toContain("Opening");
});

it.each([
  [
    ["1-5", "32x23x14x5x14x23x32", "2-6", "32x23x14x5x14x23x32"],
    "White won. Black lost every piece.",
  ],
  [["1-5", "32x23x14x5x14x23x32", "2-6", "32x23"], "White won. Black had no move left."],
  [["1x10x19x28", "32x23x14x5x14x23x32x23x14"], "White won. Black had no move left."],
])("[P12] says why the game ended by what was captured", (moves, text) => {
  expect(resultText({ moves, result: "white", reason: "no-moves" }, en)).toBe(text);
});

it("takes the day of where the person is", () => {
  expect(dayOf(new Date(2026, 2, 9, 23, 59))).toBe("2026-03-09");
});

it("[O8] names the players that have names", () => {
  const pdn = pdnOf({ ...game("draw"), names: { black: "Otter", white: undefined } }, DAY);
  expect(pdn).toContain('[Black "Otter"]\n[White "?"]');
});

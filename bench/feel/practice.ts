// Measures inputs and frames in a game against the strongest computer level, while a worker thinks,
// and the memory it adds.
import type { Browser, Page } from "@playwright/test";
import { legalMoves, type Position, type Square } from "@kingrow/rules";
import { Board } from "../../e2e/src/screens/board.ts";
import { positionShown } from "../../e2e/src/screens/turns.ts";
import type { Tab } from "./browser.ts";
import { waitForBoardAtRest, clickAlong, waitForYourTurn } from "./hand.ts";
import { residentOf } from "./browser.ts";
import { marked } from "./trace.ts";

/** Moves of the player. */
const MOVES = 12;
const STRONGEST = /^8 /;
/** Keys that are pressed while the computer thinks. */
const KEYS = ["Escape", "ArrowUp", "ArrowLeft", "n"];

/**
 * Plays Black, with the first legal move each time. Inputs while the computer thinks are in spans named "thinking".
 * Resolves to the most megabytes by which the page's process has grown since the beginning of the game.
 * @param beforeTurn called on the player's turn, while nothing thinks
 */
export async function playPractice(
  browser: Browser,
  tab: Tab,
  beforeTurn: () => Promise<void>,
): Promise<number> {
  const { page, devtools } = tab;
  // Garbage does not count: a game without a computer leaves as much.
  const resident = async (): Promise<number> => {
    await devtools.send("HeapProfiler.collectGarbage");
    return residentOf(browser);
  };
  await page.goto("/practice");
  await page.getByRole("radio", { name: STRONGEST }).check();
  await page.getByRole("radio", { name: "Black" }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await positionOnTurn(page);
  const before = await resident();
  let most = before;
  for (let count = 0; count < MOVES; count += 1) {
    const position = await positionOnTurn(page);
    const [move, other] = legalMoves(position);
    if (move === undefined) break;
    await beforeTurn();
    await clickAlong(new Board(page), move.path);
    await marked(page, "thinking", () => lookAround(page, other?.path[0] ?? 1));
    most = Math.max(most, await resident());
  }
  return most - before;
}

async function positionOnTurn(page: Page): Promise<Position> {
  await waitForYourTurn(page);
  await waitForBoardAtRest(page);
  return positionShown(page);
}

/** Selects a piece, drops the selection, and moves over the board by keys. */
export async function lookAround(page: Page, square: Square): Promise<void> {
  await clickAlong(new Board(page), [square]);
  for (const key of KEYS) await page.keyboard.press(key, { delay: 30 });
}

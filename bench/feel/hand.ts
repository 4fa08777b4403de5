// Clicks and waits on the measured board without disturbing the measurement.
import type { Page } from "@playwright/test";
import type { Square } from "@kingrow/rules";
import { type Board, middleOf, type Point } from "../../e2e/src/screens/board.ts";

/** How long a finger or a button stays down. Milliseconds. */
const PRESS_MS = 60;
/** Long enough not to slow down the page. Milliseconds. */
const POLL_MS = 150;

/**
 * Clicks with the mouse alone, because Playwright's check whether a square can be clicked costs more than the click.
 * As with a hand, the pointer moves to the square and the press lasts a moment.
 */
export async function clickAlong(board: Board, path: readonly Square[]): Promise<void> {
  for (const square of path) await clickAt(board.page, await middleOf(board.square(square)));
}

export async function clickAt({ mouse }: Page, { x, y }: Point): Promise<void> {
  await mouse.move(x, y, { steps: 4 });
  await mouse.click(x, y, { delay: PRESS_MS });
}

export async function waitForYourTurn(page: Page): Promise<void> {
  await page.waitForFunction(isYourTurn, undefined, { polling: POLL_MS });
}

export async function waitForBoardAtRest(page: Page): Promise<void> {
  await page.waitForFunction(isBoardAtRest, undefined, { polling: POLL_MS });
}

/** Runs in the page. */
function isYourTurn(): boolean {
  return document.body.textContent.includes("Your Turn");
}

/** Whether all animations have ended, apart from endless ones. Runs in the page. */
function isBoardAtRest(): boolean {
  return document.getAnimations().every(({ playState, effect }) => {
    const isEndless = effect?.getTiming().iterations === Infinity;
    return isEndless || playState !== "running";
  });
}

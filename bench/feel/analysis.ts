// Measures inputs on the analysis board while a worker thinks about every position.
import type { Page } from "@playwright/test";
import { legalMoves } from "@kingrow/rules";
import { Board } from "../../e2e/src/screens/board.ts";
import { positionShown } from "../../e2e/src/screens/turns.ts";
import { clickAlong } from "./hand.ts";
import { lookAround } from "./practice.ts";
import { marked } from "./trace.ts";

/** Moves of both sides. */
const MOVES = 14;
/** After this time the first lines are shown and the slide is over. Milliseconds. */
const THOUGHT_MS = 1_000;

/** Plays the first legal move each time. Inputs are in spans named "thinking". */
export async function playAnalysis(page: Page): Promise<void> {
  await page.goto("/analysis");
  await page.getByRole("switch", { name: "Engine" }).click();
  for (let count = 0; count < MOVES; count += 1) {
    await page.waitForTimeout(THOUGHT_MS);
    const [move, other] = legalMoves(await positionShown(page));
    if (move === undefined) break;
    await marked(page, "thinking", async () => {
      await clickAlong(new Board(page), move.path);
      await lookAround(page, other?.path[0] ?? 1);
    });
  }
}

// A game looked back at with the computer, and the analysis board with all that can be opened on it.
import { expect } from "../visitors/fixtures.ts";
import type { Walks } from "./state.ts";

/** Black offers a man in it, has to take two, and loses three. */
const GAME = "1AAIsXzEoVxJtY1Gpa3JuWyN2SpFuZSpBlf6Fud5OyXuld";
/** White has two kings against one, gives one away and lets the other be taken: two turning points. */
const DECIDED = "t1wAAKAAAEAAAAUAAAANoEtW6Nxa2AAS9";

export const STUDY: Walks = {
  "a review": async function* (page) {
    await page.goto(`/review#${GAME}?you=white&black=Quick+Otter`);
    const ready = page.getByRole("heading", { name: "The review is ready" });
    await expect(ready).toBeVisible({ timeout: 60_000 });
    yield "a review that is ready";

    await page.goto(`/review#${DECIDED}`);
    await page.reload();
    await page.getByRole("button", { name: "Learn from the mistakes" }).click({ timeout: 60_000 });
    await expect(page.getByRole("heading", { name: "Mistake 1 of 2" })).toBeVisible();
    yield "a review at a mistake";

    await page.getByRole("button", { name: "Show the best move" }).click();
    await expect(page.getByText(/keeps the win/)).toBeVisible();
    yield "a review with the best move";

    await page.getByRole("button", { name: "Next mistake" }).last().click();
    await expect(page.getByRole("heading", { name: "Mistake 2 of 2" })).toBeVisible();
    yield "a review at its last mistake";
  },

  "the analysis board": async function* (page) {
    await page.goto(`/analysis#${GAME}.9`);
    await expect(page.getByText("White to move")).toBeVisible();
    await page.getByRole("switch", { name: "Computer lines" }).click();
    await expect(page.getByText(/^depth/).first()).toBeVisible();
    yield "an analysis with lines";

    await page.getByRole("switch", { name: "Computer lines" }).press("Space");
    await page.getByRole("button", { name: "Open games (PDN)" }).click();
    await page
      .getByLabel("Games as text (PDN)")
      .fill('[Black "One"] 1. 11-15 * [Black "Two"] 1. 9-13 * 1. 11-15 11-15');
    await page.getByRole("button", { name: "Open", exact: true }).first().click();
    await expect(page.getByText(/cannot be played there/)).toBeVisible();
    yield "games to choose from";

    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Set up a position" }).click();
    await page.getByRole("button", { name: "Empty board" }).click();
    await expect(page.getByText("Black has no piece.")).toBeVisible();
    yield "a position being set up";
  },

  shots: async function* (page) {
    await page.goto("/shots");
    await expect(page.getByRole("heading", { name: "Puzzle", exact: true })).toBeVisible();
    yield "a puzzle to be solved";

    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator("#main").getByText(/^Move the piece on/)).toBeVisible();
    yield "a puzzle with a hint";

    await page.getByRole("button", { name: "Show solution" }).click();
    await expect(page.locator("#main").getByText(/^This is the solution\./)).toBeVisible();
    yield "a puzzle whose solution is shown";
  },

  "a broken link to a study": async function* (page) {
    await page.goto("/analysis#t1nonsense");
    await expect(page.getByRole("heading", { name: "This link is damaged" })).toBeVisible();
    yield "a damaged link to a study";
  },
};

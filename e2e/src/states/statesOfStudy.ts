// A game looked back at: replayed, reviewed with the computer, analysed; puzzles and lessons.
import { Board } from "../screens/board.ts";
import { stretchDelays } from "../staging/stretchDelays.ts";
import { expect } from "../visitors/fixtures.ts";
import type { Walks } from "./state.ts";

/** 11-15 22-18 15x22 25x18 12-16, and White resigned. */
const SHORT = "1BFKuVxO1YxLvqi";
/** Black offers a man in it, has to take two, and loses three. */
const GAME = "1AAIsXzEoVxJtY1Gpa3JuWyN2SpFuZSpBlf6Fud5OyXuld";
/** White has two kings against one, gives one away and lets the other be taken: two turning points. */
const DECIDED = "t1wAAKAAAEAAAAUAAAANoEtW6Nxa2AAS9";

export const STUDY: Walks = {
  "a replay": async function* (page, { watch }) {
    watch.allow(/The text could not be copied/);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await stretchDelays(page);
    const board = new Board(page);
    await page.goto(`/replay#${SHORT}`);
    await expect(page.getByText("Black won. White resigned.")).toBeVisible();
    await page.getByRole("button", { name: "To the last move" }).click();
    await board.expectPiece(16, "black");
    yield "a replay at its end";

    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Save picture" })).toBeVisible();
    yield "a game to be shared";

    await page.getByRole("button", { name: "Copy PDN" }).click();
    await expect(page.getByRole("alertdialog", { name: "Copy PDN" })).toBeVisible();
    yield "a game to be copied by hand";
  },

  "a review": async function* (page) {
    await page.goto(`/review#${GAME}?you=white&black=Quick+Otter`);
    const ready = page.getByRole("heading", { name: "No mistakes by either side" });
    await expect(ready).toBeVisible({ timeout: 60_000 });
    yield "a review that is ready";

    await page.goto(`/review#${DECIDED}`);
    await page.reload();
    await page.getByRole("button", { name: "Learn from the mistakes" }).click({ timeout: 60_000 });
    await expect(page.getByRole("heading", { name: "Mistake 1 of 2" })).toBeVisible();
    yield "a review at a mistake";

    for (const square of [14, 9]) await page.locator(`[data-square="${square}"]`).press("Enter");
    await expect(page.locator("#main").getByText(/good enough: /)).toBeVisible();
    yield "a review with a try that fails";

    await page.getByRole("button", { name: "Show the best move" }).click();
    await expect(page.getByText(/throws away the win/)).toBeVisible();
    yield "a review with the best move";

    await page.getByRole("button", { name: "Next mistake" }).last().click();
    await page.getByRole("button", { name: "Show the best move" }).click();
    await expect(page.getByRole("link", { name: "New game" })).toBeVisible();
    yield "a review at its last mistake";

    await page.getByRole("button", { name: "Back to the overview" }).click();
    await expect(page.getByRole("heading", { name: /^That was the last/ })).toBeVisible();
    yield "a review after its last mistake";
  },

  "the analysis board": async function* (page) {
    await page.goto(`/analysis#${GAME}.15`);
    // Parts that a phone shows one at a time.
    const part = (name: string) => page.getByRole("radio", { name, includeHidden: true });
    await part("Engine").dispatchEvent("click");
    await page.getByRole("switch", { name: "Engine" }).click();
    await page.getByRole("button", { name: "Threat" }).click();
    await expect(page.getByRole("toolbar", { name: "Line 3" })).toBeVisible();
    await expect(page.getByRole("toolbar", { name: "Threat" })).toBeVisible();
    yield "an analysis with lines and a threat";

    await page.getByRole("switch", { name: "Engine" }).press("Space");
    await part("Moves").dispatchEvent("click");
    await page.getByRole("button", { name: /^Mark with arrows/ }).click();
    for (const square of [11, 15, 18, 18])
      await page.locator(`[data-square="${square}"]`).press("Enter");
    await expect(page.locator("[data-kind=drawn]")).toHaveCount(2);
    yield "an analysis with an arrow and a circle";

    await page.getByRole("button", { name: "Import / export" }).click();
    yield "import and export";

    await page
      .getByLabel("Games (PDN) or a position (FEN)")
      .fill('[Black "One"][White "Two"] 1. 11-15 1-0 [Black "Two"] 1. 9-13 * 1. 11-15 11-15');
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByText(/cannot be played there/)).toBeVisible();
    yield "games to choose from";

    await page.getByRole("button", { name: "Import other games" }).click();
    await page
      .getByLabel("Games (PDN) or a position (FEN)")
      .fill("1. 11-15 22-18 (1. 22-17 8-11 (1. 9-13) 2. 17-13) 2. 15x22 *");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByRole("group", { name: "Variation" }).first()).toBeVisible();
    yield "an analysis with variations";

    await page.getByRole("button", { name: "Set up a position" }).click();
    await page.getByRole("button", { name: "Empty board" }).click();
    await expect(page.getByRole("button", { name: "Use this position" })).toBeDisabled();
    yield "a position being set up";
  },

  puzzles: async function* (page) {
    await page.goto("/puzzles");
    await expect(page.getByRole("heading", { name: "Puzzle", exact: true })).toBeVisible();
    yield "a puzzle to be solved";

    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator("#main").getByText(/^Move the piece on/)).toBeVisible();
    yield "a puzzle with a hint";

    await page.getByRole("button", { name: "Show solution" }).click();
    await expect(page.locator("#main").getByText(/^Solution: /)).toBeVisible();
    yield "a puzzle whose solution is shown";

    await page.getByRole("button", { name: "Try again" }).click();
    for (const square of [22, 18]) await page.locator(`[data-square="${square}"]`).press("Enter");
    await expect(page.getByRole("button", { name: "Show solution" })).toBeVisible();
    yield "a puzzle after a wrong try";
  },

  lessons: async function* (page) {
    await page.goto("/learn#lessons");
    await expect(page.getByRole("heading", { name: "Lessons" })).toBeVisible();
    yield "the list of lessons";

    await page.getByRole("link", { name: /^Two for one/ }).click();
    await expect(page.getByRole("heading", { name: "Two for one" })).toBeVisible();
    yield "a position of a lesson";

    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show solution" }).click();
    await expect(page.locator("#main").getByText(/^Solution: /)).toBeVisible();
    yield "a lesson whose solution is shown";
  },

  "a broken link to a study": async function* (page) {
    await page.goto("/analysis#t1nonsense");
    await expect(page.getByRole("heading", { name: "This link is damaged" })).toBeVisible();
    yield "a damaged link to a study";
  },
};

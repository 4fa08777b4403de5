// A game played again from its link, and links in which there is none.
import { Board } from "../screens/board.ts";
import { expect } from "../visitors/fixtures.ts";
import type { Walks } from "./state.ts";
import { stretchDelays } from "../staging/stretchDelays.ts";

/** 11-15 22-18 15x22 25x18 12-16, and White resigned. */
const GAME = "1BFKuVxO1YxLvqi";

export const REPLAY: Walks = {
  "a replay": async function* (page, { watch }) {
    watch.allow(/The text could not be copied/);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await stretchDelays(page);
    const board = new Board(page);
    await page.goto(`/replay#${GAME}`);
    await expect(page.getByText("Black won. White resigned.")).toBeVisible();
    yield "a replay at its start";

    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    yield "a replay that plays by itself";

    await page.getByRole("button", { name: "To the start" }).click();
    for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Next move" }).click();
    await board.expectEmpty(15);
    await board.expectPiece(22, "black");
    yield "a replay in its middle";

    await page.getByRole("button", { name: "To the last move" }).click();
    await board.expectPiece(16, "black");
    yield "a replay at its end";

    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Save picture" })).toBeVisible();
    yield "a game to be shared";

    await page.getByRole("button", { name: "Copy PDN" }).click();
    await expect(page.getByRole("alertdialog", { name: "Share" })).toBeVisible();
    yield "a game to be copied by hand";
  },

  "a broken replay link": async function* (page) {
    for (const [fragment, sentence] of [
      ["", "No game in this link"],
      ["#1BFnonsense", "This replay link is damaged"],
      ["#9later", "This replay link is newer than this page"],
    ] as const) {
      await page.goto(`/replay${fragment}`);
      await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
      yield sentence;
    }
  },
};

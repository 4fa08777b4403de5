// A game played again from its link, and a link without one.
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

  "a broken replay link": async function* (page) {
    await page.goto("/replay#1BFnonsense");
    await expect(page.getByRole("heading", { name: "This replay link is damaged" })).toBeVisible();
    yield "a replay link that is damaged";
  },
};

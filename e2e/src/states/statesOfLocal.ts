// Games that need no server: against the computer, and of two at one device.
import { expect } from "../visitors/fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { Room } from "../screens/room.ts";
import type { Walks } from "./state.ts";

export const LOCAL: Walks = {
  "playing the computer": async function* (page) {
    const { resign, result } = new Room(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto("/practice");
    await expect(button("Start")).toBeVisible();
    yield "before a game against the computer";

    await page.getByRole("radio", { name: "1 Gentle" }).check({ force: true });
    await button("Start").click();
    await button("Hint").click();
    await expect(page.locator("#main").getByText(/^Hint: /)).toBeVisible();
    yield "a hint of the computer";

    await resign.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
    await expect(result).toContainText("You resigned.");
    yield "a game against the computer that is over";
  },

  "waiting with the computer": async function* (page, visitors) {
    const lobby = new Lobby(page);
    await lobby.open();
    const roomId = await lobby.create("public");
    await page.getByRole("button", { name: "Play the computer while you wait" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await (await visitors.bot()).join(roomId);
    await expect(page.getByRole("alertdialog", { name: "Your opponent is here" })).toBeVisible();
    yield "called back to one's own room";
  },

  "finished games": async function* (page) {
    const { board, resign } = new Room(page);
    await page.goto("/games");
    await expect(page.getByText(/^No games yet/)).toBeVisible();
    yield "no finished games";

    await page.goto("/table");
    await board.play([11, 15]);
    await resign.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
    await page.goto("/games");
    await page.locator("summary").click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Delete this game?")).toBeVisible();
    yield "finished games, one about to be deleted";
  },

  "two at one device": async function* (page) {
    const { board, resign, result } = new Room(page);
    await page.goto("/table");
    await board.play([11, 15]);
    await expect(page.getByText(/^White's Turn/)).toBeVisible();
    yield "a game of two at one device";

    await resign.click();
    const dialog = page.getByRole("alertdialog", { name: "White resigns?" });
    await dialog.getByRole("button", { name: "Resign" }).click();
    await expect(result).toContainText("White resigned.");
    yield "a game of two at one device that is over";
  },
};

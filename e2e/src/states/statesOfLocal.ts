// Games that need no server: against the computer, and of two at one device.
import { expect } from "../visitors/fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { Room } from "../screens/room.ts";
import type { Walks } from "./state.ts";

/** Black's man on 15 must not go to 19: White takes two. */
const BEFORE_A_BLUNDER = ["11-15", "24-20", "8-11", "28-24"];

export const LOCAL: Walks = {
  "playing the computer": async function* (page) {
    const { board, resign, result, yourTurn } = new Room(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto("/practice");
    await expect(button("Start")).toBeVisible();
    yield "before a game against the computer";

    await page.getByRole("radio", { name: "1 Beginner" }).check({ force: true });
    await button("Start").click();
    await button("Hint").click();
    await expect(page.locator("#main").getByText(/^Hint: /)).toBeVisible();
    yield "a hint of the computer";

    const coached = { level: 3, coach: true, black: "one", moves: BEFORE_A_BLUNDER, path: [] };
    const kept = JSON.stringify(coached);
    await page.evaluate((game) => localStorage.setItem("kingrow.practice", game), kept);
    await page.reload();
    await board.play([15, 19]);
    await expect(button("Take back and try again")).toBeVisible();
    yield "a warning of the coach";

    await button("Play on").click();
    await expect(yourTurn).toBeVisible();

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

  "two at one device, and finished games": async function* (page) {
    const { board, resign, result } = new Room(page);
    await page.goto("/games");
    await expect(page.getByText(/^No games yet/)).toBeVisible();
    yield "no finished games";

    await page.goto("/table");
    await board.play([11, 15]);
    await expect(page.getByText(/^White's Turn/)).toBeVisible();
    yield "a game of two at one device";

    await resign.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
    await expect(result).toContainText("White resigned.");
    yield "a game of two at one device that is over";

    await page.getByRole("button", { name: "Lobby", exact: true }).click();
    await page.getByRole("link", { name: "Your games" }).click();
    await page.locator("summary").click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Delete this game?")).toBeVisible();
    yield "finished games, one about to be deleted";
  },
};

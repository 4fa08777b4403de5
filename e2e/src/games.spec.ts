// The finished games that a browser keeps: the list, its PDN, and a full storage.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { initialPosition, readPdn } from "@kingrow/rules";
import { expect, test } from "./visitors/fixtures.ts";
import { expectApart, expectNotWide, PHONE, SMALL_PHONE } from "./checks/layout.ts";
import { startPair } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";

/** Plays a game of two at one device until White has won. */
async function finishAtTheTable(page: Page): Promise<void> {
  const room = new Room(page);
  await page.goto("/table");
  // The board is not turned, so that no click has to wait.
  const turning = page.getByRole("button", { name: "Flip", exact: true });
  if ((await turning.getAttribute("aria-pressed")) === "true") await turning.click();
  await room.board.play([11, 15]);
  await expect(page.getByText(/^White's Turn/)).toBeVisible();
  await room.board.play([22, 18]);
  await expect(page.getByText(/^Black's Turn/)).toBeVisible();
  await room.resign.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
  await expect(room.result).toContainText("White won!");
}

/** Does not load the page again, which would abort a write to the database. */
async function openList(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Lobby", exact: true }).click();
  await page.getByRole("link", { name: "Your games" }).click();
}

function rows(page: Page) {
  return page.locator("#main").getByRole("listitem");
}

test("[P89] games of a room, and of two at one device, are listed, opened, filtered and deleted", async ({
  visitors,
}) => {
  const { black, white } = await startPair(visitors);
  const { page } = black;
  await black.board.play([11, 15]);
  await white.board.play([22, 18]);
  await white.page.evaluate(() => history.back());
  await white.page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(black.result).toContainText("You won!");
  await page.reload();
  await expect(black.result).toContainText("You won!");
  await finishAtTheTable(page);

  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("White won");
  await expect(rows(page).nth(0)).toContainText("Pass & play");
  await expect(rows(page).nth(1)).toContainText("Won");
  await page.getByRole("radio", { name: "Won", exact: true }).check({ force: true });
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("radio", { name: "Draws" }).check({ force: true });
  await expect(page.getByText("No games with this result.")).toBeVisible();
  await page.getByRole("radio", { name: "All" }).check({ force: true });

  // By keys: the first game is opened, deleted and gone.
  await rows(page).nth(0).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(page.getByText("Delete this game?")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeInViewport({ ratio: 1 });
  await expectApart(page, {
    question: page.getByRole("alertdialog"),
    result: rows(page).nth(0).locator("p").first(),
    board: page.getByRole("grid"),
  });
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await remove.press("Enter");
  await remove.last().press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator("#main")).toBeFocused();

  await rows(page).nth(0).locator("summary").click();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
});

test("[P89] all games leave the browser as one PDN, and can be deleted together", async ({
  visitor,
}) => {
  await finishAtTheTable(visitor);
  await visitor.getByRole("button", { name: "New game", exact: true }).click();
  await new Room(visitor).board.expectPosition(initialPosition);
  await finishAtTheTable(visitor);
  await openList(visitor);
  await expect(rows(visitor)).toHaveCount(2);
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("button", { name: "Download all (PDN)" }).click();
  const pdn = await readFile(await (await download).path(), "utf8");
  expect(readPdn(pdn).games.map(({ moves }) => moves.length)).toEqual([2, 2]);

  await visitor.setViewportSize(PHONE);
  await expect(visitor.getByRole("link", { name: "Your games" })).toBeInViewport({ ratio: 1 });
  await visitor.getByRole("button", { name: "Settings" }).click();
  await visitor.getByRole("dialog").getByRole("link", { name: "Your games" }).click();
  await visitor.setViewportSize(SMALL_PHONE);
  await rows(visitor).nth(0).locator("summary").click();
  await expectNotWide(visitor);
  const removeAll = visitor.getByRole("button", { name: "Delete all" });
  await removeAll.click();
  await expectNotWide(visitor);
  await removeAll.last().click();
  await expect(visitor.getByText(/^No games yet/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^No games yet/)).toBeVisible();
});

test("[P89] with a full storage the page plays on and says so once", async ({ visitor }) => {
  await visitor.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await finishAtTheTable(visitor);
  const note = visitor.locator("#main").getByText(/doesn't keep your games/);
  await expect(note).toBeVisible();
  const room = new Room(visitor);
  await room.playAgain.click();
  await room.board.expectPosition(initialPosition);
  await room.board.play([11, 15]);
  await expect(visitor.getByText(/^White's Turn/)).toBeVisible();
  await room.resign.click();
  await visitor.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
  await expect(room.result).toContainText("Black won!");
  await expect(note).toBeHidden();
  await visitor.goto("/games");
  await expect(visitor.getByText(/^No games yet/)).toBeVisible();
});

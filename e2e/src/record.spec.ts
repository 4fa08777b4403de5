// Looking back at a game, keeping it, and playing it again from its link.
import { readFile } from "node:fs/promises";
import { initialPosition, readPdn } from "@kingrow/rules";
import { expect, test } from "./visitors/fixtures.ts";
import { enter, startPair, type Pair } from "./visitors/players.ts";
import { Board } from "./screens/board.ts";
import { stretchDelays } from "./staging/stretchDelays.ts";
import { turnsOf } from "./screens/turns.ts";

const MOVES = ["11-15", "22-18", "15x22", "25x18", "12-16"];
const TURNS = turnsOf(MOVES);

/** A game of five moves that White has lost by resigning. */
async function playAndResign(pair: Pair): Promise<void> {
  await enter(TURNS, pair);
  await expect(pair.white.yourTurn).toBeVisible();
  await pair.white.resign.click();
  await pair.white.dialog("Resign this game?").getByRole("button", { name: "Resign" }).click();
  await expect(pair.black.result).toBeVisible();
}

test("[P28] what a game is shared with lies over the column beside the board, and on a tablet at the end of the page", async ({
  visitors,
}) => {
  const page = await visitors.open();
  await page.goto("/replay#1BFKuVxO1YxLvqi");
  const board = page.getByRole("grid");
  const list = page.getByRole("region", { name: "Moves" });
  const panel = page.getByRole("group", { name: "Share" });
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(panel.getByRole("img")).toBeVisible();
    const box = (await panel.boundingBox())!;
    const column = (await list.boundingBox())!;
    const squares = (await board.boundingBox())!;
    if (width < height) {
      expect(box).toMatchObject({ x: 0, width });
      expect(box.y + box.height).toBeCloseTo(height);
    } else {
      expect([box.x, box.width]).toEqual([column.x, column.width]);
      expect(box.y).toBeLessThan(squares.y);
      const last = (await panel.getByRole("button", { name: "Download PDN" }).boundingBox())!;
      expect(box.y + box.height - last.y - last.height).toBeLessThan(20);
    }
    await page.keyboard.press("Escape");
  }
});

test("[P28, P29] a finished game is saved as PDN and as a link that replays it without a server", async ({
  visitors,
}) => {
  const pair = await startPair(visitors);
  await playAndResign(pair);
  const { page, board, result } = pair.black;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await stretchDelays(page);
  await board.expectPosition(TURNS.at(-1)!.after);
  await page.getByRole("button", { name: "Previous move" }).click();
  await board.expectPosition(TURNS[3]!.after);
  await page.getByRole("button", { name: "To the last move" }).click();
  await expect(result).toBeVisible();

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy PDN" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [saving] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDN" }).click(),
  ]);
  expect(saving.suggestedFilename()).toMatch(/^kingrow-\d{4}-\d\d-\d\d\.pdn$/);
  const file = await readFile(await saving.path(), "utf8");
  for (const text of [copied, file]) {
    const read = readPdn(text);
    expect(read.games[0]).toMatchObject({ moves: MOVES, result: "1-0" });
    expect(text).toContain('[GameType "21"]');
  }

  await page.getByRole("button", { name: "Copy replay link" }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toMatch(/\/replay#1[\w-]+\.\d+$/);
  const link = await clipboard();

  const reader = await visitors.open();
  let sockets = 0;
  reader.on("websocket", () => {
    sockets += 1;
  });
  await reader.goto(link);
  const replay = new Board(reader);
  await expect(reader.getByText("Black won. White resigned.")).toBeVisible();
  await replay.expectPosition(TURNS.at(-1)!.after);
  await reader.getByRole("button", { name: "To the start" }).click();
  await replay.expectPosition(initialPosition);
  for (const { after } of TURNS) {
    await reader.getByRole("button", { name: "Next move" }).click();
    await replay.expectPosition(after);
  }
  await reader.getByRole("button", { name: "Flip the board" }).click();
  expect(sockets).toBe(0);
});

// Looking back at a game, keeping it, and playing it again from its link.
import { readFile } from "node:fs/promises";
import { initialPosition, readPdn } from "@kingrow/rules";
import { expect, test } from "./visitors/fixtures.ts";
import { startPair, type Pair } from "./visitors/players.ts";
import { Board } from "./screens/board.ts";
import { stretchDelays } from "./staging/stretchDelays.ts";
import { turnsOf } from "./screens/turns.ts";

const MOVES = ["11-15", "22-18", "15x22", "25x18", "12-16"];
const TURNS = turnsOf(MOVES);

async function play({ black, white }: Pair): Promise<void> {
  for (const { color, path } of TURNS) {
    const room = color === "black" ? black : white;
    await expect(room.yourTurn).toBeVisible();
    await room.board.play(path);
  }
}

/** A game of five moves that White has lost by resigning. */
async function playAndResign(pair: Pair): Promise<void> {
  await play(pair);
  await expect(pair.white.yourTurn).toBeVisible();
  await pair.white.resign.click();
  await pair.white.dialog("Resign this game?").getByRole("button", { name: "Resign" }).click();
  await expect(pair.black.result).toBeVisible();
}

test("[P27] a past position is looked at while the game goes on", async ({ visitors }) => {
  const pair = await startPair(visitors);
  const { black, white } = pair;
  await play(pair);
  const { page, board } = black;
  await page.getByRole("button", { name: "Move 1, White, 22 to 18" }).click();
  await board.expectPosition(TURNS[1]!.after);
  await expect(page.getByText("Looking back at move 1, White 22-18.")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await board.expectPosition(TURNS[0]!.after);
  await page.keyboard.press("Home");
  await board.expectPosition(initialPosition);

  await white.board.play([18, 14]);
  await expect(page.getByRole("button", { name: /White, 18 to 14$/ })).toBeVisible();
  await board.expectPosition(initialPosition);
  await board.play([11, 16]);
  await board.expectPosition(initialPosition);
  await page.getByRole("button", { name: "Back to now" }).click();
  await board.expectPosition(turnsOf([...MOVES, "18-14"]).at(-1)!.after);
  await black.board.play([9, 18]);
  await expect(white.yourTurn).toBeVisible();
});

test("[P28] the final board, the PDN in the clipboard and in a file", async ({ visitors }) => {
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
});

test("[P29] a replay link shows the game to anybody, without a socket", async ({ visitors }) => {
  const pair = await startPair(visitors);
  await playAndResign(pair);
  const { page } = pair.black;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await stretchDelays(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy replay link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay#1[\w-]+\.\d+$/);

  const reader = await visitors.open();
  let sockets = 0;
  reader.on("websocket", () => {
    sockets += 1;
  });
  await reader.goto(link);
  const board = new Board(reader);
  await expect(reader.getByText("Black won. White resigned.")).toBeVisible();
  await board.expectPosition(TURNS.at(-1)!.after);
  await reader.getByRole("button", { name: "To the start" }).click();
  await board.expectPosition(initialPosition);
  for (const { after } of TURNS) {
    await reader.getByRole("button", { name: "Next move" }).click();
    await board.expectPosition(after);
  }
  await reader.getByRole("button", { name: "Turn the board" }).click();
  expect(sockets).toBe(0);
});

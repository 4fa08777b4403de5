// Other ways to move than by hand: typed, by keys alone, ahead of the turn, with a confirmation.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { begin, seatBlack, seatWhite, startPair } from "./visitors/players.ts";
import type { Room } from "./screens/room.ts";
import { stretchDelays } from "./staging/stretchDelays.ts";
import { turnsOf, type Turn } from "./screens/turns.ts";

/** A whole game as short as one can be: chains on both sides, two kings, and a triple jump that ends it. */
const MOVES =
  "10-14 22-18 12-16 24-19 11-15 18x11 8x15x24 28x19x12 3-8 12x3 4-8 3x10x17 2-7 23-18 9-14 18x9x2 1-6 2x9 5x14 17x10x3x12".split(
    " ",
  );

function field(room: Room) {
  return room.page.getByRole("textbox", { name: "Move", exact: true });
}

async function type(room: Room, text: string): Promise<void> {
  const key = room.page.getByRole("button", { name: "Type", exact: true });
  if (await key.isVisible()) await key.click();
  await field(room).fill(text);
  await field(room).press("Enter");
}

/** Each square by its number, whose name is read before the next; hands back how many keys it took. */
async function playByKeys(room: Room, { path, text }: Turn): Promise<number> {
  const keys = path.map((square) => String(square).padStart(2, "0")).join("");
  await room.board.focus();
  for (const [index, square] of path.entries()) {
    const [tens = "", ones = ""] = String(square).padStart(2, "0");
    await room.page.keyboard.press(tens);
    await room.page.keyboard.press(ones);
    if (index > 0) continue;
    const name = new RegExp(`^Square ${square}, your (?:man|king), can (?:move|capture), selected`);
    await expect(room.page.locator(":focus"), text).toHaveAccessibleName(name);
  }
  return keys.length;
}

function spokenText(turn: Turn): string {
  const [from, ...rest] = turn.path;
  return turn.text.includes("x")
    ? `${from} jumps to ${rest.join(" and ")}`
    : turn.path.join(" to ");
}

/** The two live regions, which are there from the start. */
function said(page: Page) {
  return {
    politely: page.locator('[aria-live="polite"][role="status"]'),
    urgently: page.locator('[aria-live="assertive"][role="alert"]'),
  };
}

test("[P23, P16, P26] a whole game, typed on one side and by keys alone on the other", async ({
  visitors,
}) => {
  const { black, white } = await startPair(visitors);
  // What is said is taken away again after some seconds.
  for (const { page } of [black, white]) await stretchDelays(page);
  const turns = turnsOf(MOVES);
  let keys = 0;
  for (const turn of turns) {
    if (turn.color === "black") {
      await expect(black.yourTurn).toBeVisible();
      await type(black, turn.text);
      await expect(field(black)).toHaveValue("");
      await expect(said(white.page).politely).toContainText(`: ${spokenText(turn)}`);
    } else {
      await expect(white.yourTurn).toBeVisible();
      await expect(said(white.page).urgently).toContainText("It is your move.");
      keys += await playByKeys(white, turn);
      await expect(said(black.page).politely).toContainText(`: ${spokenText(turn)}`);
    }
  }
  const moves = turns.filter(({ color }) => color === "white").length;
  expect(keys / moves, "keys a move").toBeLessThanOrEqual(5);
  await black.board.expectPosition(turns.at(-1)!.after);
  await expect(said(white.page).urgently).toContainText("The game is over, you have won.");
  await expect(said(black.page).urgently).toContainText("The game is over, you have lost.");
});

test("[P24] a premove is shown, taken back with Esc or a click elsewhere, and played in its turn", async ({
  visitors,
}) => {
  const duel = await seatWhite(visitors);
  const { room, bot } = duel;
  await begin(duel);
  const stored = room.board.grid.locator("[data-premove]");
  await room.board.play([22, 18]);
  await expect(stored).toHaveCount(2);
  await expect(room.board.square(22)).toHaveAccessibleName(/your next move begins here$/);
  await expect(room.board.square(18)).toHaveAccessibleName(/your next move ends here$/);
  await room.page.keyboard.press("Escape");
  await expect(stored).toHaveCount(0);
  await room.board.play([22, 18]);
  await room.board.click(14);
  await expect(stored).toHaveCount(0);

  await room.board.play([22, 18]);
  await bot.play([9, 14]);
  await bot.until((state) => state.moves.at(-1) === "22-18");
  await expect(stored).toHaveCount(0);
});

test("[P25] a chosen move waits for Confirm, by mouse and by keys", async ({ visitors }) => {
  const page = await visitors.open();
  await page.addInitScript(() =>
    localStorage.setItem("kingrow.settings", JSON.stringify({ confirmMoves: true })),
  );
  const duel = await seatBlack(visitors, page);
  const { room, bot } = duel;
  await begin(duel);
  await room.board.play([11, 15]);
  await expect(page.getByText("Play 11-15?")).toBeVisible();
  await room.board.expectPiece(15, "black");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await room.board.expectPiece(11, "black");
  await room.board.play([11, 16]);
  await page.getByRole("button", { name: "Confirm" }).click();
  await bot.until((state) => state.moves.at(-1) === "11-16");

  await bot.play([22, 18]);
  await expect(room.yourTurn).toBeVisible();
  await room.board.focus();
  await room.board.goTo(10);
  await page.keyboard.press("Enter");
  await room.board.goTo(15);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Play 10-15?")).toBeVisible();
  await page.keyboard.press("Escape");
  await room.board.expectPiece(10, "black");
  await room.board.goTo(10);
  await page.keyboard.press("Enter");
  await room.board.goTo(14);
  await page.keyboard.press("Enter");
  expect(bot.state?.moves.length).toBe(2);
  await page.keyboard.press("Enter");
  await bot.until((state) => state.moves.at(-1) === "10-14");
});

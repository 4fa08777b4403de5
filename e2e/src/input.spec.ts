// Other ways to move than by hand: typed, by keys alone, ahead of the turn, with a confirmation.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { startPair } from "./visitors/players.ts";
import type { Room } from "./screens/room.ts";
import { stretchDelays } from "./staging/stretchDelays.ts";
import { SHORT_GAME, turnsOf, type Turn } from "./screens/turns.ts";

function field(room: Room) {
  return room.page.getByRole("textbox", { name: "Move", exact: true });
}

async function type(room: Room, text: string): Promise<void> {
  const key = room.page.getByRole("button", { name: "Type", exact: true });
  if (await key.isVisible()) await key.click();
  await field(room).fill(text);
  await field(room).press("Enter");
}

/** Types each square by its number. Resolves with the number of keys. */
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
  const turns = turnsOf(SHORT_GAME);
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

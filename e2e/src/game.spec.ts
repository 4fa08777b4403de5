// A whole game between two browsers, from the first click in the lobby to the rematch.
import { SHORT_GAME } from "../support/archive.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { enter, startPair } from "./visitors/players.ts";
import { turnsOf } from "./screens/turns.ts";

const TURNS = turnsOf(SHORT_GAME);
/** Then a king stands, and White has captured nine men. */
const LATE = 18;

test("[P9, P12, P16, P17, G7] two people play a game to its end and go on with a rematch", async ({
  visitors,
}) => {
  test.setTimeout(300_000);
  const pair = await startPair(visitors);
  const { black, white } = pair;

  await test.step("the whole game by clicking, the same board on both sides", async () => {
    await enter(TURNS.slice(0, LATE), pair);
    const { after } = TURNS[LATE - 1]!;
    expect(after.kings, "a man was crowned and is still there").not.toBe(0);
    for (const { board } of [black, white]) await board.expectPosition(after);
    await expect(white.captures("your")).toHaveAccessibleName("You have captured 9 of 12");
    await expect(black.captures("opponent")).toHaveAccessibleName(
      "Your opponent has captured 9 of 12",
    );
    await enter(TURNS.slice(LATE), pair);
  });

  await test.step("the result on both sides", async () => {
    await expect(white.page.getByText("You won!")).toBeVisible();
    await expect(black.page.getByText("You lost!")).toBeVisible();
    for (const { page } of [white, black]) {
      await expect(page.getByText("GAME OVER")).toBeVisible();
      await expect(page.getByText("Your score:")).toBeVisible();
      await expect(page.getByText("Opponent's score:")).toBeVisible();
    }
    await expect(white.result).toContainText(/Your score:\s*12/);
    await expect(white.result).toContainText(/Opponent's score:\s*3/);
    await expect(black.result).toContainText(/Your score:\s*3/);
    await expect(black.result).toContainText(/Opponent's score:\s*12/);
    await black.board.expectPosition(TURNS.at(-1)!.after);
  });

  await test.step("both ask to play again", async () => {
    await white.playAgain.click();
    await expect(white.page.getByText("Waiting for opponent to agree")).toBeVisible();
    await black.playAgain.click();
  });

  await test.step("the rematch has the colours swapped and needs no new ready-up", async () => {
    await expect(white.yourTurn).toBeVisible();
    await expect(black.opponentsTurn).toBeVisible();
    const [first] = TURNS;
    await enter([first!], { ...pair, black: white, white: black });
    await black.board.expectPosition(first!.after);
    await expect(black.yourTurn).toBeVisible();
  });
});

test("[G7, P7, P12] who asks for a rematch reads that the opponent has left, and keeps the result", async ({
  visitors,
}) => {
  const { black, white } = await startPair(visitors);
  const { page, result, opponent } = white;
  await black.resign.click();
  await black.dialog("Resign this game?").getByRole("button", { name: "Resign" }).click();
  await white.playAgain.click();
  await expect(page.getByText("Waiting for opponent to agree")).toBeVisible();
  const [, name = "nobody"] = /· (\w+)/.exec(await opponent.innerText()) ?? [];
  await black.exit.click();
  await expect(result).toContainText(`${name} has left.`);
  await expect(result).toContainText("You won!");
  await expect(opponent).toContainText(`Opponent · ${name}`);
  await expect(opponent).toContainText("Has left");

  await page.reload();
  await expect(result).toContainText(`${name} has left.`);
  await white.playAgain.click();
  await expect(white.noOpponent).toBeVisible();
  await expect(result).toBeHidden();
});

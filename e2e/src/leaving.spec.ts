// Leaving a room by the back button, before and during a game, and being left after one.
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatWhite, startPair } from "./visitors/players.ts";

test("[P21] the back button in a running game does not lose it without a question", async ({
  visitors,
}) => {
  const { black, white } = await startPair(visitors);
  await white.page.goBack();
  const dialog = white.dialog("Leave this game?");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(white.page).toHaveURL(/\/room\//);
  await expect(white.opponentsTurn).toBeVisible();
  await black.board.play([11, 15]);
  await expect(white.yourTurn).toBeVisible();

  await white.page.goBack();
  await dialog.getByRole("button", { name: "Leave and lose" }).click();
  await expect(new Lobby(white.page).createPrivate).toBeVisible();
  await expect(black.page.getByText("You won!")).toBeVisible();
  await expect(black.result).toContainText("Your opponent left the game.");
});

test("[G7, P12] Play Again after the opponent has left opens the room for a new one", async ({
  visitors,
}) => {
  const duel = await seatWhite(visitors);
  await begin(duel);
  await duel.bot.ask("leaveRoom", { roomId: duel.roomId });
  await expect(duel.room.page.getByText("You won!")).toBeVisible();
  await duel.room.playAgain.click();
  await expect(duel.room.noOpponent).toBeVisible();
  const next = await visitors.bot();
  await next.join(duel.roomId);
  await begin({ ...duel, bot: next });
});

// The room before and during a game.
import type { Page } from "@playwright/test";
import { expect } from "../visitors/fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { begin, seatBlack, seatWhite } from "../visitors/players.ts";
import { Room } from "../screens/room.ts";
import { choose } from "../screens/settings.ts";
import type { Walks } from "./state.ts";
import { OPENING } from "../staging/telling.ts";
import { stretchDelays } from "../staging/stretchDelays.ts";
import { SEEKERS } from "../staging/seekers.ts";
import { tapWire } from "../staging/wire.ts";

export const GAMES: Walks = {
  "before a game": async function* (page, visitors) {
    await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }));
    const room = new Room(page);
    const lobby = new Lobby(page);
    await lobby.open();
    await lobby.create("private");
    await expect(page.getByRole("button", { name: "Share…" })).toBeVisible();
    yield "waiting alone";

    await (await visitors.bot()).join(room.id);
    await expect(room.readyUp).toBeVisible();
    yield "before the game";

    await room.readyUp.click();
    await expect(room.unready).toBeVisible();
    yield "ready, the opponent not yet";
  },

  "looking for an opponent": async function* (page) {
    const room = new Room(page);
    const wire = await tapWire(page);
    wire.hold("availableRooms");
    await new Lobby(page).open();
    // No other test has a public room with this clock, so that the search leads to none of theirs.
    await choose(page, { pace: "3+2" });
    await page.getByRole("button", { name: "Play Now" }).click();
    await expect(page.getByRole("heading", { name: /^Looking for an opponent/ })).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Play the computer while you wait" }),
    ).toBeVisible();
    yield "looking for an opponent";

    await wire.push("availableRooms", SEEKERS);
    await expect(page.getByRole("button", { name: "Play 5+3" })).toBeVisible();
    yield "others look for an opponent with other clocks";

    await wire.push("availableRooms", []);
    await page.getByText("Invite a friend instead").click();
    await expect(room.copyLink).toBeVisible();
    yield "a link for a friend instead";
  },

  moving: async function* (page, visitors) {
    await stretchDelays(page);
    const wire = await tapWire(page);
    const duel = await seatWhite(visitors, page);
    const { room, bot } = duel;
    const { board } = room;
    await begin(duel);
    await expect(room.opponentsTurn).toBeVisible();
    yield "the opponent's turn";

    await board.play([22, 18]);
    await expect(page.getByText("Premove: 22-18")).toBeVisible();
    yield "a premove";

    await page.keyboard.press("Escape");
    wire.hold("roomState");
    await bot.play([9, 14]);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("While you were away: 9-14.")).toBeVisible();
    yield "what was missed";

    wire.release("roomState");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await board.click(22);
    await expect(board.square(22)).toHaveAccessibleName(/selected/);
    yield "own turn with a piece selected";

    await board.click(22);
    await board.click(31);
    await expect(page.getByText("This piece has nowhere to go").first()).toBeVisible();
    yield "a piece that cannot move, and why";

    await typeMove(page, "nonsense");
    await expect(page.getByText(/^Write a move by its squares/)).toBeVisible();
    yield "a typed move that is refused";

    await page.getByRole("button", { name: "Keys", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    yield "the keys of the board";
  },

  capturing: async function* (page, visitors) {
    await stretchDelays(page);
    const duel = await seatWhite(visitors, page);
    const { room, bot } = duel;
    const { board } = room;
    await begin(duel);
    await bot.play([11, 15]);
    await board.play([22, 18]);
    await bot.play([15, 22]);
    await board.click(32);
    await expect(page.getByText("You must capture with a piece on 25 or 26").first()).toBeVisible();
    await board.square(31).hover();
    yield "a capture that is compulsory, and why";

    await choose(page, { confirmMoves: true });
    await board.play([26, 17]);
    await expect(page.getByText("Play 26x17?")).toBeVisible();
    yield "a move that waits to be confirmed";

    await page.getByRole("button", { name: "Take back", exact: true }).click();
    await choose(page, { numbers: "squares" });
    await page.getByRole("button", { name: "Move 1, White, 22 to 18" }).click();
    await expect(page.getByText("Looking back at move 1, White 22-18.")).toBeVisible();
    yield "looking back at a past position, numbers on the squares";
  },

  questions: async function* (page, visitors) {
    const duel = await seatBlack(visitors, page);
    const { room, bot, roomId } = duel;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await begin(duel);
    for (const [mine, answer] of OPENING) {
      await expect(room.yourTurn).toBeVisible();
      await room.board.play(mine);
      await bot.play(answer);
    }
    await expect(room.yourTurn).toBeVisible();
    await room.exit.click();
    await expect(room.dialog("Leave this game?")).toBeVisible();
    yield "the question before leaving a game";

    await button("Stay").click();
    await room.offerDraw.click();
    await room.dialog("Offer a draw?").getByRole("button", { name: "Offer draw" }).click();
    await expect(button("Draw")).toBeDisabled();
    yield "a draw offered";

    await bot.ask("answerDraw", { roomId, accept: false });
    await bot.ask("offerDraw", { roomId });
    await expect(button("Accept")).toBeVisible();
    yield "a draw offer";

    await button("Accept").click();
    await expect(room.result).toBeVisible();
    yield "a draw";

    // Only a sheet that covers the moves can be put away.
    await page.setViewportSize({ width: 360, height: 740 });
    await button("Look at the board").click();
    await expect(button("Show the result")).toBeVisible();
    yield "the result set aside";

    await button("Show the result").click();
    await room.playAgain.click();
    await expect(page.getByText("Waiting for opponent to agree")).toBeVisible();
    yield "another game asked for";
  },
};

/** The field opens where it is closed. */
async function typeMove(page: Page, text: string): Promise<void> {
  const key = page.getByRole("button", { name: "Type", exact: true });
  if (await key.isVisible()) await key.click();
  const field = page.getByRole("textbox", { name: "Move", exact: true });
  await field.fill(text);
  await field.press("Enter");
}

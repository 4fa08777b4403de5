// The room before, during and after a game.
import { expect } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { begin, seatBlack, seatWhite } from "./players.ts";
import { Room } from "./room.ts";
import type { State } from "./state.ts";
import { tapWire } from "./wire.ts";

export const GAME: State[] = [
  {
    name: "waiting alone",
    reach: async (page) => {
      const lobby = new Lobby(page);
      await lobby.open();
      await lobby.create("private");
      await expect(new Room(page).noOpponent).toBeVisible();
    },
  },
  {
    name: "before the game",
    reach: async (page, visitors) => {
      const { room } = await seatWhite(visitors, page);
      await expect(room.readyUp).toBeVisible();
    },
  },
  {
    name: "ready, the opponent not yet",
    reach: async (page, visitors) => {
      const { room } = await seatWhite(visitors, page);
      await room.readyUp.click();
      await expect(room.unready).toBeVisible();
    },
  },
  {
    name: "own turn with a piece selected",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.room.board.click(11);
    },
  },
  {
    name: "the opponent's turn",
    reach: async (page, visitors) => {
      const duel = await seatWhite(visitors, page);
      await begin(duel);
      await expect(duel.room.opponentsTurn).toBeVisible();
    },
  },
  {
    name: "a capture that is compulsory",
    reach: async (page, visitors) => {
      const duel = await seatWhite(visitors, page);
      await begin(duel);
      await duel.bot.play([11, 15]);
      await duel.room.board.play([22, 18]);
      await duel.bot.play([15, 22]);
      await expect(duel.room.yourTurn).toBeVisible();
      await duel.room.board.square(26).hover();
    },
  },
  {
    name: "a refused move",
    reach: async (page, visitors) => {
      const wire = await tapWire(page);
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      wire.answer("movePiece", { success: false });
      await duel.room.board.play([11, 15]);
      await expect(page.getByText("Failed to move piece")).toBeVisible();
    },
  },
  {
    name: "the question before leaving a game",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.room.exit.click();
      await expect(duel.room.dialog("Leave this game?")).toBeVisible();
    },
  },
  {
    name: "a draw offer",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.bot.ask("offerDraw", { roomId: duel.roomId });
      await expect(page.getByText("Your opponent offers a draw.")).toBeVisible();
    },
  },
  {
    name: "won, the opponent having left",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.bot.ask("leaveRoom", { roomId: duel.roomId });
      await expect(page.getByText("You won!")).toBeVisible();
    },
  },
  {
    name: "lost, another game asked for",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.room.resign.click();
      await duel.room.dialog("Resign this game?").getByRole("button", { name: "Resign" }).click();
      await expect(page.getByText("You lost!")).toBeVisible();
      await duel.room.playAgain.click();
      await expect(page.getByText("Waiting for opponent to agree")).toBeVisible();
    },
  },
  {
    name: "a draw",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.bot.ask("offerDraw", { roomId: duel.roomId });
      await page.getByRole("button", { name: "Accept" }).click();
      await expect(duel.room.result).toBeVisible();
    },
  },
];

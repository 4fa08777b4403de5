// Plays a game between the measured page and a bot, by real clicks, drags and keys.
import type { Page } from "@playwright/test";
import type { Square } from "@kingrow/rules";
import { openBot, type Bot } from "../../e2e/support/bot.ts";
import { Board } from "../../e2e/src/screens/board.ts";
import { Lobby } from "../../e2e/src/screens/lobby.ts";
import { Room } from "../../e2e/src/screens/room.ts";
import { turnsOf, type Turn } from "../../e2e/src/screens/turns.ts";
import { waitForBoardAtRest, clickAlong, waitForYourTurn } from "./hand.ts";

/** A game of the archive with chains and a crowning, played to the last man. White wins. */
export const GAME =
  `9-13 22-18 6-9 18-14 9x18 23x14 10x17 21x14 12-16 26-22 11-15 24-20 8-11 22-18 15x22 25x18
  16-19 27-24 4-8 24x15 2-6 32-27 6-10 15x6 1x10x17 28-24 7-10 24-19 8-12 18-15 11x18 19-16 12x19 27-23
  19x26 31x22x15x6 17-22 6-1 3-8 1-6 8-11 6-10 5-9 10-7 11-15 7-10 15-19 10-15 13-17 15x24 22-25 29x22x13x6`.split(
    /\s+/,
  );

export interface Session {
  readonly page: Page;
  readonly room: Room;
  readonly bot: Bot;
}

/** Opens a new room from the lobby, with a bot in the other seat. Both get ready. */
export async function sitDown(page: Page, origin: string): Promise<Session> {
  const lobby = new Lobby(page);
  await lobby.open();
  const roomId = await lobby.create("public");
  const room = new Room(page);
  await room.seated();
  const bot = await openBot(origin);
  await bot.join(roomId);
  await bot.ready();
  // Playwright's first query of the page takes 10 ms: not during the first move.
  await waitForBoardAtRest(page);
  await room.readyUp.click();
  return { page, room, bot };
}

/**
 * The page plays White, in turn by clicks, drags and keys.
 * @param afterTurn called after each of its turns, when nothing moves
 */
export async function playGame(
  { page, bot }: Session,
  afterTurn: () => Promise<void> = async () => {},
): Promise<void> {
  const board = new Board(page);
  const ways = [clickAlong, dragAlong, typeAlong];
  for (const [index, { color, path }] of turns().entries()) {
    if (color === "black") await bot.play(path);
    else {
      await waitForYourTurn(page);
      await ways[Math.floor(index / 2) % ways.length]?.(board, path);
    }
    await waitForBoardAtRest(page);
    if (color === "white") await afterTurn();
  }
}

/** Starts a rematch. The page plays one move and leaves for the lobby. */
export async function playAgainAndLeave({ page, room, bot }: Session): Promise<void> {
  const [first] = turns();
  const { id } = room;
  await room.playAgain.click();
  await bot.ask("playAgain", { roomId: id });
  await room.yourTurn.waitFor();
  if (first !== undefined) await clickAlong(new Board(page), first.path);
  await waitForBoardAtRest(page);
  await room.exit.click();
  await page.getByRole("button", { name: "Leave and lose" }).click();
  await page.getByRole("heading", { name: "Public Rooms" }).waitFor();
  bot.close();
}

function turns(): readonly Turn[] {
  return turnsOf(GAME);
}

/** Each step or jump is a drag of its own. */
async function dragAlong(board: Board, path: readonly Square[]): Promise<void> {
  for (const [index, to] of path.slice(1).entries()) await board.drag(path[index] ?? to, to);
}

async function typeAlong(board: Board, path: readonly Square[]): Promise<void> {
  await board.focus();
  for (const square of path) {
    await board.goTo(square);
    await board.page.keyboard.press("Enter");
  }
}

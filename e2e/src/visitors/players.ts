// Two players at one board: each a page in a browser context of its own, or one page against a bot.
import type { Page } from "@playwright/test";
import type { Bot } from "../../support/bot.ts";
import { expect } from "./fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { Room } from "../screens/room.ts";
import type { Turn } from "../screens/turns.ts";
import type { Visitors } from "./visitors.ts";

export interface Pair {
  readonly roomId: string;
  /** Player 1, who created the room. */
  readonly white: Room;
  /** Player 2, who moves first. */
  readonly black: Room;
}

/** Two pages in a running game: the first created the room, the second came by its link. */
export async function startPair(visitors: Visitors): Promise<Pair> {
  const [host, guest] = await Promise.all([visitors.open(), visitors.open()]);
  const white = new Room(host);
  const black = new Room(guest);
  const roomId = await createRoom(host);
  await white.seated();
  await black.open(roomId);
  for (const room of [white, black]) await room.readyUp.click();
  await expect(black.yourTurn).toBeVisible();
  await expect(white.opponentsTurn).toBeVisible();
  return { roomId, white, black };
}

/** Plays the turns by clicking, each on the page of its player. */
export async function enter(turns: readonly Turn[], { black, white }: Pair): Promise<void> {
  for (const { color, path } of turns) {
    const room = color === "black" ? black : white;
    await expect(room.yourTurn).toBeVisible();
    await room.board.play(path);
  }
}

export interface Duel {
  readonly roomId: string;
  readonly room: Room;
  readonly bot: Bot;
}

/** The page (white) and a bot (black) in one new room. */
export async function seatWhite(visitors: Visitors, page?: Page): Promise<Duel> {
  const host = page ?? (await visitors.open());
  const room = new Room(host);
  const roomId = await createRoom(host);
  await room.seated();
  const bot = await visitors.bot();
  await bot.join(roomId);
  return { roomId, room, bot };
}

/** A bot (white) and the page (black) in one new room. */
export async function seatBlack(visitors: Visitors, page?: Page): Promise<Duel> {
  const guest = page ?? (await visitors.open());
  const bot = await visitors.bot();
  const roomId = await bot.create();
  await bot.join(roomId);
  const room = new Room(guest);
  await room.open(roomId);
  return { roomId, room, bot };
}

/** Both of a duel get ready. */
export async function begin({ room, bot }: Duel): Promise<void> {
  await bot.ready();
  await room.readyUp.click();
  await expect(room.yourTurn.or(room.opponentsTurn)).toBeVisible();
}

export async function createRoom(page: Page): Promise<string> {
  const lobby = new Lobby(page);
  await lobby.open();
  return lobby.create("public");
}

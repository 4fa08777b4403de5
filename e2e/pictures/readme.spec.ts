// Draws the pictures that stand in README.md: the lobby, a running game, and the same game on a phone.
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { animationsFinished } from "../src/checks/axe.ts";
import { expect, test } from "../src/visitors/fixtures.ts";
import { Lobby } from "../src/screens/lobby.ts";
import { begin, seatBlack } from "../src/visitors/players.ts";
import { turnsOf } from "../src/screens/turns.ts";
import { tapWire } from "../src/staging/wire.ts";

const FOLDER = resolve(import.meta.dirname, "../../docs/images");
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
/** The beginning of a game of the archive, up to a move of the visitor's. */
const MOVES = `9-13 22-18 6-9 18-14 9x18 23x14 10x17 21x14 12-16 26-22 11-15 24-20 8-11 22-18 15x22 25x18`;

test.describe.configure({ timeout: 120_000 });

test("README: the lobby", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  await lobby.open();
  await wire.push("availableRooms", rooms(Date.now()));
  await wire.push("peopleHere", { count: 23, serverTime: Date.now() });
  await expect(visitor.getByText("23 people here")).toBeVisible();
  await draw(visitor, "lobby", "light");
});

test("README: a game, and the same on a phone", async ({ visitors }) => {
  const duel = await seatBlack(visitors);
  const { room, bot } = duel;
  await begin(duel);
  for (const { color, path } of turnsOf(MOVES.split(" "))) {
    if (color === "white") await bot.play(path);
    else await room.board.play(path);
  }
  await expect(room.yourTurn).toBeVisible();
  await room.board.click(11);
  await draw(room.page, "game", "light");
  await room.page.setViewportSize(PHONE);
  await draw(room.page, "phone", "dark");
});

/** Once all that moves stands, the lobby's board too. */
async function draw(page: Page, name: string, colorScheme: "light" | "dark"): Promise<void> {
  if (name !== "phone") await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-piece]").first()).toBeVisible();
  await animationsFinished(page);
  await page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
}

function rooms(now: number): object[] {
  const row = (id: string, minutes: number, names: readonly number[], kind: object): object => ({
    id,
    playerCount: names.length,
    maxPlayers: 2,
    status: names.length === 2 ? "Full" : "Open",
    gameStatus: names.length === 2 ? "started" : "waiting",
    options: { pace: "none", opening: "free", watchable: true, ...kind },
    names: [names[0], names[1] ?? null],
    createdAt: now - minutes * 60_000,
  });
  return [
    row("mv65kkau", 0, [1], { pace: "5+3" }),
    row("vdw9z5np", 2, [19], {}),
    row("f238j64q", 4, [9], { opening: "ballot" }),
    row("cc6p4xqt", 7, [12], { pace: "3+2" }),
    row("h7twn3dz", 12, [0, 4], { pace: "10+5" }),
    row("q9ckx2rb", 15, [13, 6], {}),
  ];
}

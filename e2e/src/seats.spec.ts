// A seat stays its player's: after a refresh, a takeover and a restart of the server.
import type { Locator, Page } from "@playwright/test";
import { turnsOf } from "./screens/turns.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { begin, createRoom, seatWhite, startPair } from "./visitors/players.ts";
import { Lobby } from "./screens/lobby.ts";
import { Room } from "./screens/room.ts";
import { inviteVisitors } from "./visitors/visitors.ts";

/** After these white has a double jump. */
const BEFORE_A_CHAIN = ["10-14", "24-20", "9-13", "22-17", "13x22"];
const CHAIN = "25x18x9";

test("[G3, I2, P15] a refresh in the middle of a chain keeps the seat and the chain", async ({
  visitors,
}) => {
  const duel = await seatWhite(visitors);
  const { room, bot } = duel;
  await begin(duel);
  for (const { color, path } of turnsOf(BEFORE_A_CHAIN)) {
    if (color === "black") await bot.play(path);
    else {
      await expect(room.yourTurn).toBeVisible();
      await room.board.play(path);
    }
  }
  const chain = turnsOf([...BEFORE_A_CHAIN, CHAIN]).at(-1)!;
  const [from, middle, to] = chain.path;
  await expect(room.yourTurn).toBeVisible();
  await room.board.play([from!, middle!]);
  await bot.until(
    (state) => state.forcedCapturePieces.length === 1 && state.lastMove?.captured !== null,
  );

  await room.page.reload();
  await room.seated();
  await expect(room.yourTurn).toBeVisible();
  await room.board.expectPiece(middle!, "white");
  await room.board.play([middle!, to!]);
  await expect(room.opponentsTurn).toBeVisible();
  await room.board.expectPosition(chain.after);
  await bot.until((state) => state.moves.at(-1) === chain.text);
});

test("[I3] a second window with the same session takes the seat over, and back again", async ({
  visitors,
}) => {
  const { black, white, roomId } = await startPair(visitors);
  const second = new Room(await visitors.open());
  await copySession(black.page, second.page);
  await second.open(roomId);
  await expect(second.yourTurn).toBeVisible();
  await expect(black.page.getByText("This game is open in another window")).toBeVisible();
  await second.board.play([11, 15]);
  await expect(white.yourTurn).toBeVisible();

  await black.page.getByRole("button", { name: "Play here" }).click();
  await expect(second.page.getByText("This game is open in another window")).toBeVisible();
  await black.board.expectPiece(15, "black");
  await expect(black.opponentsTurn).toBeVisible();
});

test("[I2] who opens the own invitation in a second tab reads who the opponent is", async ({
  visitors,
}) => {
  const host = await visitors.open();
  const first = new Room(host);
  const roomId = await createRoom(host);
  await first.seated();
  const second = new Room(await host.context().newPage());
  await second.open(roomId);
  await expect(otherTab(second)).toBeVisible();
  await second.page.reload();
  await expect(otherTab(second)).toBeVisible();

  await second.exit.click();
  const friend = new Room(await visitors.open());
  await friend.open(roomId);
  const here = first.page.getByRole("heading", { name: "Your opponent is here." });
  await expect(here).toBeVisible();
  await expect(otherTab(first)).toBeHidden();
});

// On plain http the browser has no locks.
for (const host of ["127.0.0.1", "kingrow.test"]) {
  test(`[P83, I2] at ${host} the game of a closed tab is waiting in the lobby of one other tab, and goes on there`, async ({
    browser,
    visitors,
    watch,
  }) => {
    const site = inviteVisitors(browser, watch, visitors.origin.replace("127.0.0.1", host));
    const duel = await seatWhite({ ...site, bot: () => visitors.bot() });
    await begin(duel);
    await duel.bot.play([11, 15]);
    await expect(duel.room.yourTurn).toBeVisible();
    const context = duel.room.page.context();
    const other = new Lobby(await context.newPage());
    await other.open();
    const elsewhere = other.page.getByText("Open in another tab");
    await expect(elsewhere).toBeVisible();

    await duel.room.page.close();
    const room = new Room(await context.newPage());
    await room.page.goto("/");
    const back = room.page.getByRole("button", { name: new RegExp(`^Return: .*${duel.roomId}$`) });
    await back.click();
    await room.seated();
    await room.board.play([24, 19]);
    await expect(room.opponentsTurn).toBeVisible();
    await duel.bot.until((state) => state.moves.at(-1) === "24-19");
    await other.open();
    await expect(elsewhere).toBeVisible();
    await site.close();
  });
}

test("[W3, A2, P22] a game goes on after the server was stopped and started again", async ({
  ownSite,
  watch,
}) => {
  const { site, visitors } = await ownSite();
  const { black, white } = await startPair(visitors);
  await black.board.play([11, 15]);
  await expect(white.yourTurn).toBeVisible();
  await white.board.play([24, 19]);
  await expect(black.yourTurn).toBeVisible();

  watch.expectOutage(site.url);
  await site.stop();
  await expect(black.page.getByText("Reconnecting…", { exact: true })).toBeVisible();
  await site.start();
  await expect(black.page.getByText("Reconnecting…", { exact: true })).toBeHidden();
  await expect(black.yourTurn).toBeVisible();
  await black.board.play([15, 24]);
  await expect(white.yourTurn).toBeVisible();
  await white.board.play([28, 19]);
  await expect(black.yourTurn).toBeVisible();
  await black.board.expectPosition(turnsOf(["11-15", "24-19", "15x24", "28x19"]).at(-1)!.after);
});

function otherTab({ page }: Room): Locator {
  return page.getByRole("paragraph").filter({ hasText: "in another tab of this browser" });
}

/** Gives a page the session storage of another one, before it loads anything. */
async function copySession(from: Page, to: Page): Promise<void> {
  const session = await from.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  await to.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, session);
}

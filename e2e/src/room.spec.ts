// The room before a game: link, ready-up, badges, who is missing, and visitors who do not fit in.
import { expect, test } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { begin, seatPair, seatWhite } from "./players.ts";
import { Room } from "./room.ts";

const FIVE_SECONDS = 5_000;
const TWO_SECONDS = 2_000;
/** How much later, seen from the test, a promised change may come on a busy machine, and how much earlier. */
const LATE = 2_500;
const EARLY = 1_000;

test("[P5] the room's link is copied, and the page says so for two seconds", async ({
  visitors,
}) => {
  const page = await visitors.open({ permissions: ["clipboard-read", "clipboard-write"] });
  const lobby = new Lobby(page);
  await lobby.open();
  const roomId = await lobby.create("private");
  const room = new Room(page);
  await room.seated();
  const copied = room.copyLink.getByText("Copied");
  await room.copyLink.click();
  await expect(copied).toBeVisible();
  const shownAt = Date.now();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${visitors.origin}/room/${roomId}`,
  );
  await expect(copied).toBeHidden();
  expectAbout(Date.now() - shownAt, TWO_SECONDS);
});

test("[P5] a copy that fails is only logged", async ({ visitor, visitors }) => {
  await visitor.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  visitors.watch.allow(/denied/);
  const lobby = new Lobby(visitor);
  await lobby.open();
  await lobby.create("private");
  const room = new Room(visitor);
  await room.seated();
  const logged = visitor.waitForEvent("console", (message) => message.text().includes("denied"));
  await room.copyLink.click();
  await logged;
  await expect(room.copyLink.getByText("Copied")).toBeHidden();
  await expect(visitor.getByRole("dialog")).toHaveCount(0);
  await expect(visitor.getByRole("alertdialog")).toHaveCount(0);
  await expect(room.noOpponent).toBeVisible();
});

test("[G3, P6, P7, P11] ready and not ready, seen from both sides, until the game begins", async ({
  visitors,
}) => {
  const { black, white } = await seatPair(visitors);
  await expect(white.badge).toBeVisible();
  await expect(white.page.getByText("Please ready-up to begin playing...")).toBeVisible();
  await expect(white.opponent).toContainText("Not ready");
  await expect(black.opponent).toContainText("Not ready");

  await white.readyUp.click();
  await expect(
    white.page.getByText("You're ready! Waiting for the other player to ready up..."),
  ).toBeVisible();
  await expect(black.opponent).not.toContainText("Not ready");
  await expect(black.opponent).toContainText("Ready");
  await white.unready.click();
  await expect(white.readyUp).toBeVisible();
  await expect(black.opponent).toContainText("Not ready");

  await black.readyUp.click();
  await expect(white.opponent).not.toContainText("Not ready");
  await white.readyUp.click();
  for (const { page } of [white, black]) {
    await expect(page.getByText("Game in Progress")).toBeVisible();
    await expect(page.getByText("Please ready-up to begin playing...")).toBeHidden();
  }
  await expect(black.yourTurn).toBeVisible();
  await expect(white.opponentsTurn).toBeVisible();
});

test("[P6, P7] alone in a room: nobody there, and the badge's dots move", async ({ visitor }) => {
  const lobby = new Lobby(visitor);
  await lobby.open();
  await lobby.create("private");
  const room = new Room(visitor);
  await expect(room.noOpponent).toBeVisible();
  const badge = room.badge;
  await expect(badge).toContainText("Waiting for Opponent");
  const seen = new Set<string>();
  await expect
    .poll(async () => seen.add((await badge.innerText()).replace(/[^.]/g, "")).size, {
      intervals: [100],
    })
    .toBe(5);
  expect(Math.max(...[...seen].map((dots) => dots.length))).toBe(4);
});

test("[P13, R3] a third visitor reads that the room is full and is home after two seconds", async ({
  visitor,
  visitors,
}) => {
  const [host, guest] = [await visitors.bot(), await visitors.bot()];
  const roomId = await host.create();
  await guest.join(roomId);
  await visitor.goto(`/room/${roomId}`);
  await expect(visitor.getByText("Room is full")).toBeVisible();
  const since = Date.now();
  await visitor.waitForURL(`${visitors.origin}/`);
  expectAbout(Date.now() - since, TWO_SECONDS);
  await expect(new Lobby(visitor).createPrivate).toBeVisible();
});

test("[P13, R3] an unknown room is not found, and the visitor is home after five seconds", async ({
  visitor,
  visitors,
}) => {
  await visitor.goto("/room/nowhere2");
  await expect(visitor.getByText("Room not found")).toBeVisible();
  const since = Date.now();
  await visitor.waitForURL(`${visitors.origin}/`);
  expectAbout(Date.now() - since, FIVE_SECONDS);
});

test("[P15, R4] a refused visitor gets the seat that falls free", async ({ visitor, visitors }) => {
  const [host, guest] = [await visitors.bot(), await visitors.bot()];
  const roomId = await host.create();
  await guest.join(roomId);
  await visitor.goto(`/room/${roomId}`);
  await expect(visitor.getByText("Room is full")).toBeVisible();
  await guest.ask("leaveRoom", { roomId });
  const room = new Room(visitor);
  await room.seated();
  await expect(room.readyUp).toBeVisible();
  await expect(visitor).toHaveURL(`${visitors.origin}/room/${roomId}`);
});

test("[P13] without a room id the page says so", async ({ visitor }) => {
  await visitor.goto("/room/");
  await expect(visitor.getByText("No room ID provided")).toBeVisible();
});

test("[P14] a spinner shows until the room is there", async ({ visitor, visitors }) => {
  const roomId = await (await visitors.bot()).create();
  await visitor.goto(`/room/${roomId}`);
  await expect(
    visitor
      .getByText("Loading")
      .or(visitor.getByRole("status", { name: "Loading" }))
      .first(),
  ).toBeAttached();
  await new Room(visitor).seated();
  await expect(visitor.getByText("Loading")).toHaveCount(0);
});

test("[R5, P7] an opponent who leaves before the game leaves the seat empty", async ({
  visitors,
}) => {
  const duel = await seatWhite(visitors);
  await expect(duel.room.noOpponent).toBeHidden();
  await duel.bot.ask("leaveRoom", { roomId: duel.roomId });
  await expect(duel.room.noOpponent).toBeVisible();
  const next = await visitors.bot();
  await next.join(duel.roomId);
  await begin({ ...duel, bot: next });
});

function expectAbout(actual: number, promised: number): void {
  expect(actual).toBeGreaterThan(promised - EARLY);
  expect(actual).toBeLessThan(promised + LATE);
}

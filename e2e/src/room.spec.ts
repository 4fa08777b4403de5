// The room before a game: its link, ready-up on both sides, and a visitor who does not fit in yet.
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { seatPair } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { stretchDelays } from "./staging/stretchDelays.ts";

test("[P5] the room's link is copied, and the page says so", async ({ visitors }) => {
  const page = await visitors.open({ permissions: ["clipboard-read", "clipboard-write"] });
  const lobby = new Lobby(page);
  await lobby.open();
  const roomId = await lobby.create("private");
  const room = new Room(page);
  await room.seated();
  const id = room.copyLink.getByText(roomId, { exact: true });
  const isWhole = () => id.evaluate((shown) => shown.scrollWidth <= shown.clientWidth);
  await expect.poll(isWhole).toBe(true);
  await stretchDelays(page);
  await room.copyLink.click();
  await expect(room.copyLink.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${visitors.origin}/room/${roomId}`,
  );
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

// Watching a private game by its link.
import { coordOf } from "@kingrow/rules";
import type { Bot } from "../support/bot.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { expectNoScrolling } from "./checks/layout.ts";

const STEP = [11, 15] as const;

/** A large screen, and a phone in both orientations. */
const WALLS = [
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

async function move(bot: Bot, roomId: string, [from, to]: readonly [number, number]) {
  const [start, end] = [coordOf(from), coordOf(to)];
  return bot.ask("movePiece", {
    roomId,
    fromRow: start.row,
    fromCol: start.col,
    toRow: end.row,
    toCol: end.col,
  });
}

test("[O6] [P67] a private game is watched by its own link, and the join link finds the room full", async ({
  visitors,
}) => {
  const [white, black] = [await visitors.bot(), await visitors.bot()];
  const opened = await white.ask("createRoom", { isPrivate: true, watchable: true });
  if (!opened.ok) throw new Error(opened.error.code);
  const { roomId } = opened.value;
  await black.join(roomId);
  await white.ask("playerReady", { roomId, isReady: true });
  await black.ask("playerReady", { roomId, isReady: true });
  await black.until(({ gameStatus }) => gameStatus === "started");
  const watchId = black.state?.watchId ?? "";
  expect(watchId).not.toContain(roomId);

  const page = await visitors.open();
  await page.goto(`/watch/${watchId}`);
  await expect(page.getByText("Black is to move.")).toBeVisible();
  expect((await move(black, roomId, STEP)).ok).toBe(true);
  await expect(page.getByText("White is to move.")).toBeVisible();
  expect(await page.content()).not.toContain(roomId);

  await page.setViewportSize({ width: 768, height: 1024 });
  const moves = await page.getByRole("region", { name: "Moves" }).boundingBox();
  expect(moves?.x, "the moves begin within the page's margin").toBeGreaterThanOrEqual(16);

  await page.goto(`/watch/${watchId}?view=large`);
  await expect(page.getByRole("gridcell", { name: /^Square 15, black man/ })).toBeVisible();
  for (const window of WALLS) {
    await page.setViewportSize(window);
    await expectNoScrolling(page);
  }
  await page.goto(`/room/${roomId}`);
  await expect(page.getByRole("heading", { name: "Room is full" })).toBeVisible();
});

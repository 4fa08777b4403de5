// Watching a private game by its link.
import { expect, test } from "./visitors/fixtures.ts";
import { expectNoScrolling } from "./checks/layout.ts";

/** A large screen, and a phone in both orientations. */
const WALLS = [
  { width: 1920, height: 1080 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

test("[O6] [P67] a private game is watched by its own link, and the join link finds the room full", async ({
  visitors,
}) => {
  const [white, black] = [await visitors.bot(), await visitors.bot()];
  const roomId = await white.create({ isPrivate: true, watchable: true });
  await black.join(roomId);
  for (const bot of [white, black]) await bot.ready();
  await black.until(({ gameStatus }) => gameStatus === "started");
  const watchId = black.state?.watchId ?? "";
  expect(watchId).not.toContain(roomId);

  const page = await visitors.open();
  await page.goto(`/watch/${watchId}`);
  await expect(page.getByText("Black is to move.")).toBeVisible();
  await black.play([11, 15]);
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

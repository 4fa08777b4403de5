// What the server does about too much, as the page tells it; the sentences themselves have component tests.
import { expect, test } from "./visitors/fixtures.ts";
import { seatBlack } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";

test("[X1, P19] one connection too many is told and disconnected", async ({ ownSite }) => {
  const { visitors } = await ownSite({ MAX_CONNECTIONS_PER_IP: "1" });
  await visitors.bot();
  const page = await visitors.open();
  await page.goto("/");
  await expect(
    new Room(page).alert(
      "Too many connections from this IP address. Please wait before trying again.",
    ),
  ).toBeVisible();
});

test("[X2, P20] too many requests are alerted and announced to the window", async ({ ownSite }) => {
  const { visitors } = await ownSite({ PLAYER_LIMIT_FACTOR: "1" });
  const { room } = await seatBlack(visitors);
  const { page } = room;
  const announced = page.evaluate(
    () =>
      new Promise<Record<string, unknown>>((resolve) => {
        window.addEventListener("rateLimitExceeded", (event) => {
          if (event instanceof CustomEvent)
            resolve(Object.fromEntries(Object.entries(event.detail)));
        });
      }),
  );
  for (let count = 0; count < 5; count += 1) {
    await room.readyUp.click();
    await room.unready.click();
  }
  await room.readyUp.click();
  await expect(
    room.alert(
      /^You're sending too many playerReady requests\. Please wait about \d+ seconds before trying again\.$/,
    ),
  ).toBeVisible();
  const detail = await announced;
  expect(detail).toMatchObject({ event: "playerReady", remaining: 0 });
  expect(detail["message"]).toEqual(expect.any(String));
  expect(Number(detail["resetTime"])).toBeGreaterThan(Date.now());
  expect(Number(detail["timeUntilReset"])).toBeGreaterThan(0);
  expect(Number(detail["timeUntilReset"])).toBeLessThanOrEqual(10_000);
});

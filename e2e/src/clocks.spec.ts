// Players' clocks over a slow line: both pages show what the server counts (O3).
import type { Page } from "@playwright/test";
import type { RoomState } from "@kingrow/protocol";
import { FaultProxy } from "@kingrow/protocol/testing";
import { expect, test } from "./visitors/fixtures.ts";
import { Room } from "./screens/room.ts";
import { inviteVisitors } from "./visitors/visitors.ts";

/** In each direction. */
const DELAY_MS = 200;
/** The page shows whole seconds, rounded up, and a look at both takes a moment. */
const MOST_APART_MS = 1_500;

test("[O3] [P64] over a line with a delay of 200 ms both pages show what the server counts", async ({
  browser,
  watch,
  visitors,
}) => {
  const line = await FaultProxy.open(Number(new URL(visitors.origin).port));
  line.delayMs = DELAY_MS;
  const people = inviteVisitors(browser, watch, line.url);
  const witness = await visitors.bot();
  const opened = await witness.ask("createRoom", { isPrivate: false, pace: "3+2" });
  if (!opened.ok) throw new Error(opened.error.code);
  const { roomId } = opened.value;
  const [white, black] = [new Room(await people.open()), new Room(await people.open())];
  await black.open(roomId);
  await witness.ask("leaveRoom", { roomId });
  await white.open(roomId);
  for (const room of [white, black]) await room.readyUp.click();
  await expect(black.yourTurn).toBeVisible();
  for (const [mover, other, move] of [
    [black, white, [10, 15]],
    [white, black, [22, 17]],
    [black, white, [6, 10]],
  ] as const) {
    await mover.board.play(move);
    await expect(other.yourTurn).toBeVisible();
  }

  /** By how much a page differs from the server, which is asked without the delay. */
  const apart = async ({ page }: Room): Promise<number> => {
    const [shown, found] = await Promise.all([shownMs(page), witness.ask("watchRoom", { roomId })]);
    return found.ok ? Math.abs(shown - runningMs(found.value.roomState)) : Infinity;
  };
  for (const room of [white, black])
    await expect.poll(() => apart(room)).toBeLessThanOrEqual(MOST_APART_MS);
  await people.close();
  await line.close();
});

/** What is left on the clock that runs, by the server's count. */
function runningMs({ clocks, serverTime }: RoomState): number {
  const clock = Object.values(clocks ?? {}).find(({ since }) => since !== null);
  return (clock?.remainingMs ?? 0) - (serverTime - (clock?.since ?? 0));
}

async function shownMs(page: Page): Promise<number> {
  const text = await page.locator("[role=timer][data-running=true]").innerText();
  const [minutes, seconds] = text.split(":");
  return (Number(minutes) * 60 + Number(seconds)) * 1_000;
}

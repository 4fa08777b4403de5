// The computer in browsers that lack something, and on a page that stands still: calm answers, and nothing lost.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { Room } from "./screens/room.ts";

/** Black's move, and one after it. */
const ANSWER = /11-15\s*\d+-\d+/;

/** Begins a game as Black against the computer at its best. */
async function begin(page: Page): Promise<Room> {
  const room = new Room(page);
  await page.goto("/practice");
  await page.getByRole("radio", { name: /^8 / }).check({ force: true });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(room.yourTurn).toBeVisible();
  return room;
}

/** And makes the first move. */
async function playFirst(page: Page): Promise<Room> {
  const room = await begin(page);
  await room.board.play([11, 15]);
  return room;
}

/** Lets the page stand still until it is woken: in earnest, with the debugger, for nothing on it runs then. */
async function putToSleep(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Debugger.enable");
  const asleep = new Promise((resolve) => void devtools.once("Debugger.paused", resolve));
  const still = devtools.send("Runtime.evaluate", { expression: "debugger" });
  await asleep;
  return async () => {
    await devtools.send("Debugger.resume");
    await still;
    await devtools.detach();
  };
}

/** The computer has answered: two moves are in the list, and it is one's own turn. */
async function expectAnswer({ page, yourTurn }: Room): Promise<void> {
  await expect(page.getByRole("region", { name: "Moves" })).toContainText(ANSWER);
  await expect(yourTurn).toBeVisible();
}

test("[P70] without workers the page itself thinks, only a little, and says so", async ({
  visitor,
}) => {
  await visitor.addInitScript(() => void Reflect.deleteProperty(window, "Worker"));
  const room = await playFirst(visitor);
  await expectAnswer(room);
  await expect(visitor.getByText(/the computer plays level 4 at most/)).toBeVisible();
});

test("[P72] a browser that keeps nothing plays all the same, and the page says so", async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await visitor.goto("/practice");
  await expect(visitor.getByText(/^This browser keeps nothing/)).toBeVisible();
  await expectAnswer(await playFirst(visitor));
});

test("[P70, P72] a page that stands still while the computer thinks goes on with the same game", async ({
  visitor,
  visitors,
}) => {
  const room = await playFirst(visitor);
  const wake = await putToSleep(visitor);
  // Elsewhere a whole answer is found meanwhile.
  await expectAnswer(await playFirst(await visitors.open()));
  await wake();
  await expectAnswer(room);
  await visitor.reload();
  await expectAnswer(room);
});

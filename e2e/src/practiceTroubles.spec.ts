// The computer in browsers that lack something, and in a tab that sleeps: calm answers, and nothing lost.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Room } from "./room.ts";

/** Begins a game as Black against the computer at its best, and makes the first move. */
async function playFirst(page: Page): Promise<Room> {
  const room = new Room(page);
  await page.goto("/practice");
  await page.getByRole("radio", { name: /^8 / }).check({ force: true });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await room.board.play([11, 15]);
  return room;
}

/** The computer has answered: two moves are in the list, and it is one's own turn. */
async function expectAnswer({ page, yourTurn }: Room): Promise<void> {
  await expect(page.getByRole("region", { name: "Moves" })).toContainText(/11-15\s*\d+-\d+/);
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

test("[P70, P72] a tab that sleeps while the computer thinks goes on with the same game", async ({
  visitor,
  visitors,
}) => {
  const room = await playFirst(visitor);
  const devtools = await visitor.context().newCDPSession(visitor);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  // Elsewhere a whole answer is found meanwhile.
  await expectAnswer(await playFirst(await visitors.open()));
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await expectAnswer(room);
  await visitor.reload();
  await expectAnswer(room);
});

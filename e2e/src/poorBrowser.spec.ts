// Browsers that lack something or forbid it: the game is played all the same.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatBlack } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { inviteVisitors } from "./visitors/visitors.ts";

/** Taken from the page before anything of it runs. */
const LACKS: Readonly<Record<string, () => void>> = {
  "either storage": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  },
  "Pointer Events": () => {
    Reflect.deleteProperty(window, "PointerEvent");
    for (const type of ["down", "move", "up", "cancel", "over", "out", "enter", "leave"])
      window.addEventListener(`pointer${type}`, (event) => event.stopImmediatePropagation(), true);
  },
  "animations, sound and other young interfaces": () => {
    Reflect.deleteProperty(Element.prototype, "animate");
    for (const name of ["matchMedia", "BroadcastChannel", "AudioContext"])
      Reflect.deleteProperty(window, name);
    for (const name of ["vibrate", "userActivation", "locks", "share", "clipboard"])
      Reflect.deleteProperty(Navigator.prototype, name);
  },
};

for (const [what, lack] of Object.entries(LACKS)) {
  test(`[P43] without ${what} a game is played`, async ({ visitor, visitors }) => {
    await visitor.addInitScript(lack);
    await playSome(visitor, await seatBlack(visitors, visitor));
  });
}

async function playSome(page: Page, duel: Awaited<ReturnType<typeof seatBlack>>): Promise<void> {
  const { room, bot } = duel;
  await begin(duel);
  await room.board.play([11, 15]);
  await bot.play([22, 18]);
  await room.board.play([15, 22]);
  await bot.play([25, 18]);
  await expect(room.yourTurn).toBeVisible();
  await room.board.expectPiece(18, "white");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Square numbers").selectOption("squares");
  await page.keyboard.press("Escape");
  await bot.ask("resign", { roomId: duel.roomId });
  await expect(page.getByText("You won!")).toBeVisible();
}

test("[P5, P43] with a clipboard that is denied the link is there to be copied by hand", async ({
  visitor,
  watch,
}) => {
  watch.allow(/The text could not be copied/);
  await visitor.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  const lobby = new Lobby(visitor);
  await lobby.open();
  const roomId = await lobby.create("private");
  await new Room(visitor).copyLink.click();
  await visitor.getByRole("button", { name: "Copy link" }).click();
  const link = visitor.getByRole("textbox", { name: "Link to this room" });
  await expect(link).toHaveText(new RegExp(`/room/${roomId}$`));
  await link.focus();
  expect(await visitor.evaluate(() => getSelection()?.toString())).toContain(`/room/${roomId}`);
  await expect(visitor.getByText("Copied")).toHaveCount(0);
});

test("[P43] on plain http, as in a home network, a game is played", async ({
  browser,
  visitors,
  watch,
}) => {
  watch.allow(/The text could not be copied/);
  const home = visitors.origin.replace("127.0.0.1", "kingrow.test");
  const neighbours = inviteVisitors(browser, watch, home);
  const page = await neighbours.open({ serviceWorkers: "allow" });
  const duel = await seatBlack({ ...neighbours, bot: () => visitors.bot() }, page);
  expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator])).toEqual([
    false,
    false,
  ]);
  await duel.room.copyLink.click();
  await playSome(page, duel);
  await neighbours.close();
});

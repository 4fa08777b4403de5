// All nine languages on the narrowest screen: no text sticks out of the window or of its button.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { begin, seatBlack } from "./players.ts";
import { choose } from "./settings.ts";

/** English comes last, for the test goes on in it. */
const LANGUAGES = ["de", "es", "fr", "it", "nl", "pl", "pt", "ru", "en"] as const;
const NARROWEST = { width: 320, height: 640 };

test("[P31] in all nine languages lobby, room, game and settings fit 320 px", async ({
  visitor,
  visitors,
}) => {
  await visitor.setViewportSize(NARROWEST);
  await (await visitors.bot()).create();
  const lobby = new Lobby(visitor);
  await lobby.open();
  await expect(lobby.list.getByRole("listitem").first()).toBeVisible();
  await expectToFit(visitor, "lobby");

  const duel = await seatBlack(visitors, visitor);
  await expect(duel.room.readyUp).toBeEnabled();
  await expectToFit(visitor, "before a game");
  await begin(duel);
  await expectToFit(visitor, "in a game");
  await visitor.getByRole("button", { name: "Settings", exact: true }).click();
  await expect(visitor.getByRole("dialog")).toBeVisible();
  await expectToFit(visitor, "settings");
});

/** The language is changed in place. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  for (const language of LANGUAGES) {
    await choose(page, { language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect.soft(await textsSticking(page), `${screen}, ${language}`).toEqual([]);
  }
}

/** Texts that are seen and reach beyond the window, or beyond the button they stand in. */
function textsSticking(page: Page): Promise<string[]> {
  // All of it runs in the page, which knows nothing of this file.
  // oxlint-disable unicorn/consistent-function-scoping
  return page.evaluate(() => {
    const doesStick = ({ left, right }: DOMRect, box: { left: number; right: number }): boolean =>
      left < box.left - 1 || right > box.right + 1;
    const isClipped = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== "visible" && each !== document.documentElement)
          return true;
      return false;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (text === "" || parent === null || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width < 2) continue;
      const button = parent.closest("button, a, select");
      const isOut = doesStick(rect, { left: 0, right: innerWidth });
      const leaves = button !== null && doesStick(rect, button.getBoundingClientRect());
      if ((isOut || leaves) && !isClipped(parent)) found.push(text);
    }
    return found;
  });
}

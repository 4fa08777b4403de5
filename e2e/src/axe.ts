// What every state of the page must hold: axe finds nothing in either theme and language, and it fits a narrow screen.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const THEMES = ["light", "dark"] as const;
const LANGUAGES = ["de", "en"] as const;

/** No violation in either theme and language; `state` names what the page shows. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectNoViolation(page, `${state}, ${language}`);
  }
}

async function expectNoViolation(page: Page, state: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`,
    );
    expect(found, `axe: ${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Chooses a language as another window of the same browser would, so that nothing else changes. */
export async function speak(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.evaluate((chosen) => {
    const newValue = JSON.stringify({ language: chosen });
    window.dispatchEvent(new StorageEvent("storage", { key: "kingrow.settings", newValue }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Nothing sticks out on the narrowest screen, so nobody has to scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang, "pixels beyond the right edge at 320 px").toBe(0);
}

/** A fade that is under way would be measured half-transparent. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((each) => {
      const { iterations } = each.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(running.map((each) => each.finished));
  });
}

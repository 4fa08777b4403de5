// What every state of the page must hold: axe finds nothing in two languages and both themes, and it fits a narrow screen.
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";
import { choose } from "./settings.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/**
 * A theme changes colours alone and a language words alone, so two looks see all of both. English comes last, so that a
 * test may go on in it.
 */
const LOOKS = [
  { language: "de", colorScheme: "dark" },
  { language: "en", colorScheme: "light" },
] as const;
const NARROWEST = { width: 320, height: 640 };

/** The page as it is, in both languages and both themes; `state` names what it shows. */
export async function expectForEveryone(page: Page, state: string): Promise<void> {
  for (const { language, colorScheme } of LOOKS) {
    const name = `${state}, ${language}, ${colorScheme}`;
    await speak(page, language);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await animationsFinished(page);
    expect.soft(await violations(page), `axe: ${name}`).toEqual([]);
    await expectToFit(page, name);
  }
}

/**
 * Axe stays in a document, and only what it found leaves the page: both save most of the time. It must not
 * ask for styles by itself, which it would do for those that did not come.
 */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window;
    const options = { runOnly: [...runOnly], resultTypes: ["violations" as const], preload: false };
    const found = await inPage.run(options);
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    );
  }, STANDARDS);
}

export async function speak(page: Page, language: "de" | "en"): Promise<void> {
  await choose(page, { language });
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Nothing sticks out on the narrowest screen, so nobody has to scroll sideways. */
async function expectToFit(page: Page, state: string): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overhang, `pixels beyond the right edge at 320 px: ${state}`).toBe(0);
  if (wide !== null) await page.setViewportSize(wide);
}

/** A fade that is under way would be measured half-transparent. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((each) => {
      const { iterations } = each.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(running.map((each) => each.finished));
  });
}

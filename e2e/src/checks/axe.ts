// Checks for every state of the page: axe in both themes, narrow screens, and forced colours.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "../visitors/fixtures.ts";
import { expectToldApart, type Mark } from "./forcedColors.ts";
import { expectNotWide } from "./layout.ts";
import { chooseLanguage } from "../screens/settings.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const STANDARDS = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};
/** The only rule that another theme can break. */
const CONTRAST = { type: "rule" as const, values: ["color-contrast"] };
/** The minified file, because every document evaluates it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The second is a window of 1280 × 1024 at 400 %. */
const NARROWEST = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

/**
 * Checks the page in English, then in German with its long texts, and the contrasts in the other theme.
 * Afterwards the page is in English again and keeps the other theme for the next state.
 * Returns the kinds of marks that were compared in forced colours.
 */
export async function expectForEveryone(page: Page, state: string): Promise<readonly Mark[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [theme, other] = (await isDark(page))
    ? (["dark", "light"] as const)
    : (["light", "dark"] as const);
  await expectNoViolations(page, `${state}, ${theme}`, STANDARDS);
  const wide = page.viewportSize();
  await chooseLanguage(page, "de");
  await page.emulateMedia({ colorScheme: other });
  for (const size of NARROWEST) {
    await page.setViewportSize(size);
    await expectNotWide(page, `${state}, de`);
  }
  if (wide !== null) await page.setViewportSize(wide);
  await expectNoViolations(page, `${state}, ${other}`, CONTRAST);
  const marked = await expectToldApart(page, state);
  await chooseLanguage(page, "en");
  return marked;
}

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
}

async function expectNoViolations(page: Page, look: string, runOnly: axe.RunOnly): Promise<void> {
  await animationsFinished(page);
  expect.soft(await violations(page, runOnly), `axe: ${look}`).toEqual([]);
}

/**
 * Axe stays in a document, and only its findings leave the page: both save most of the time.
 * `preload: false` keeps axe from fetching style sheets by itself.
 */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe: inPage } = window;
    const options = { runOnly: only, resultTypes: ["violations" as const], preload: false };
    const found = await inPage.run(options);
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    );
  }, runOnly);
}

/** Waits for running animations, because axe would measure a half-transparent fade. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((each) => {
      const { iterations } = each.effect?.getComputedTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(running.map((each) => each.finished));
  });
}

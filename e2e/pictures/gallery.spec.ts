// Draws every state of the page at four widths in both themes, and at one in forced colours, for looking at.
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { animationsFinished } from "../src/checks/axe.ts";
import { test } from "../src/visitors/fixtures.ts";
import { WALKS } from "../src/states/states.ts";

const FOLDER = resolve(import.meta.dirname, "../../gallery");
const THEMES = ["light", "dark"] as const;
const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
/** After the dark theme, so that the forced colours are light on dark, as most people use them. */
const FORCED_SCREEN = { width: 1280, height: 800 } as const;

test.describe.configure({ timeout: 120_000 });

for (const [name, walk] of Object.entries(WALKS)) {
  test(name, async ({ visitor, visitors }) => {
    for await (const state of walk(visitor, visitors)) await draw(visitor, state);
  });
}

async function draw(page: Page, state: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await picture(page, `${state} ${screen.width} ${colorScheme}`);
    }
  }
  await page.setViewportSize(FORCED_SCREEN);
  await page.emulateMedia({ forcedColors: "active" });
  await picture(page, `${state} ${FORCED_SCREEN.width} forced`);
  await page.emulateMedia({ forcedColors: "none" });
}

async function picture(page: Page, name: string): Promise<void> {
  await animationsFinished(page);
  await page.screenshot({ path: resolve(FOLDER, `${fileNameOf(name)}.png`) });
}

function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

// What the machine itself takes: an empty page under the same brake, where a click changes one word.
import type { Page } from "@playwright/test";
import { spreadOf, waitsOf, type Spread } from "./figures.ts";

const CLICKS = 60;

/** The page must be on the product's origin, so that it notes itself as the measured one does. */
export async function calibrate(page: Page): Promise<Spread> {
  await page.goto("/healthz");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "0";
    button.addEventListener("click", () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
    document.body.replaceChildren(button);
  });
  for (let click = 0; click < CLICKS; click += 1) await page.getByRole("button").click();
  return spreadOf(waitsOf(await page.evaluate(() => window.feel)));
}

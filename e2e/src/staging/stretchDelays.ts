// Stretches short delays of the page to half a minute, because a busy machine may look too late.
import type { Page } from "@playwright/test";

/** From now on, in this document and all that come after it. */
export async function stretchDelays(page: Page): Promise<void> {
  await page.addInitScript(stretch);
  await page.evaluate(stretch);
}

/** Runs in the page, which knows nothing of this file. */
function stretch(): void {
  const [once, often] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  Object.assign(window, {
    setTimeout: (act: () => void, ms = 0): number => once(act, ms >= 2_000 ? ms * 20 : ms),
    setInterval: (act: () => void, ms = 0): number => often(act, ms >= 1_500 ? ms * 20 : ms),
  });
}

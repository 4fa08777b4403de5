// What goes away by itself after some seconds, sooner than a busy machine looks at it, stays for a minute here.
import type { Page } from "@playwright/test";

/** From now on, in this document and all that come after it. */
export async function stretchDelays(page: Page): Promise<void> {
  await page.addInitScript(stretch);
  await page.evaluate(stretch);
}

/** Runs in the page, which knows nothing of this file. */
function stretch(): void {
  const real = window.setTimeout.bind(window);
  const stretched = (act: () => void, ms = 0): number => real(act, ms >= 2_000 ? ms * 20 : ms);
  Object.assign(window, { setTimeout: stretched });
}

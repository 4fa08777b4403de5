// What goes away by itself after some seconds, sooner than a state is looked at, stays for a minute here.
import type { Page } from "@playwright/test";

/** Must be called before the page loads. */
export async function stretchDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const stretched = (act: () => void, ms = 0): number => real(act, ms >= 2_000 ? ms * 20 : ms);
    Object.assign(window, { setTimeout: stretched });
  });
}

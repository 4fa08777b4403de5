// Records in the page what is shown only for a moment, because a busy machine may look too late.
import type { Page } from "@playwright/test";
import { expect } from "../visitors/fixtures.ts";

/** Watches for the text from now on; the answer waits until it has been seen, be it gone again or not. */
export async function lookOutFor(page: Page, text: string): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle((wanted) => {
    const found = { isSeen: false };
    const look = (): void => {
      found.isSeen ||= document.body.innerText.includes(wanted);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    look();
    return found;
  }, text);
  return () => expect.poll(() => watch.evaluate(({ isSeen }) => isSeen), text).toBe(true);
}

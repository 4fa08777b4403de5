// Measures the latency of the machine itself: an empty page with the same CPU throttling.
import type { Browser } from "@playwright/test";
import { openTab, type Tab } from "./browser.ts";
import { middleOf } from "../../e2e/src/screens/board.ts";
import { clickAt } from "./hand.ts";
import { marked } from "./trace.ts";

export interface EmptyPage {
  /** Clicks as a hand does, while the measured page rests. */
  readonly click: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Its inputs are in spans named "empty". From now on only the used page is throttled, because throttling takes a whole
 * processor even for a page that rests.
 */
export async function openEmptyPage(
  browser: Browser,
  origin: string,
  measured: Tab,
  rate: number,
): Promise<EmptyPage> {
  const empty = await openTab(browser, origin);
  const { page } = empty;
  await page.goto("/healthz");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "0";
    button.addEventListener("click", () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
    document.body.replaceChildren(button);
  });
  const middle = await middleOf(page.getByRole("button"));
  await measured.throttle(rate);
  return {
    click: async (times) => {
      await measured.throttle(1);
      await empty.throttle(rate);
      await marked(page, "empty", async () => {
        for (let click = 0; click < times; click += 1) await clickAt(page, middle);
      });
      await empty.throttle(1);
      await measured.throttle(rate);
    },
    close: () => page.context().close(),
  };
}

// How many requests a first visit makes before the page can be used.
import type { Browser } from "@playwright/test";
import { openTab, type Tab } from "./browser.ts";

export interface FirstVisit {
  readonly path: string;
  /** The button that can be pressed once the page is usable. */
  readonly button: string;
  /** What the page does not wait for. It is held back, to prove that. */
  readonly without: RegExp;
}

/** What was asked for until then, the websocket included. Every visitor is new: nothing is cached. */
export async function requestsOf(
  browser: Browser,
  origin: string,
  { path, button, without }: FirstVisit,
): Promise<readonly string[]> {
  const { page, devtools } = await openTab(browser, origin);
  await page.route(without, () => {});
  const asked = await listen(devtools);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("button", { name: button, disabled: false }).first().waitFor();
  const until = asked.filter((url) => !without.test(url));
  await page.context().close();
  return until.map((url) => new URL(url).pathname);
}

async function listen(devtools: Tab["devtools"]): Promise<string[]> {
  const asked: string[] = [];
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ request }) => void asked.push(request.url));
  devtools.on("Network.webSocketCreated", ({ url }) => void asked.push(url));
  return asked;
}

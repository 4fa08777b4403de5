// How many requests a first visit makes before the page can be used.
import type { Browser, Page, Route } from "@playwright/test";
import { openTab } from "./browser.ts";

export interface FirstVisit {
  readonly path: string;
  /** The button that can be pressed once the page is usable. */
  readonly button: string;
  /** What is asked for early and not waited for. It is held back until the page is usable, to prove that. */
  readonly without: RegExp;
}

interface Asked {
  readonly url: string;
  /** Milliseconds since the visit began, as all times here. */
  readonly at: number;
}

interface FirstUse {
  /** When the frame with the button was drawn. */
  at: number | undefined;
  readonly sockets: Asked[];
}

declare global {
  interface Window {
    firstUse: FirstUse;
  }
}

/** What was asked for until then, the websocket included. Every visitor is new: nothing is cached. */
export async function requestsOf(
  browser: Browser,
  origin: string,
  { path, button, without }: FirstVisit,
): Promise<readonly string[]> {
  const { page } = await openTab(browser, origin);
  const release = await holdBack(page, without);
  await page.addInitScript(noteFirstUse, button);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstUse.at !== undefined);
  // What was asked for is known of only once it has come.
  await release();
  await page.waitForLoadState("networkidle");
  const asked = await askedUntilUse(page);
  await page.context().close();
  return asked.filter((url) => !without.test(url)).map((url) => new URL(url).pathname);
}

async function holdBack(page: Page, files: RegExp): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route(files, (route) => {
    if (held === undefined) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    const all = held ?? [];
    held = undefined;
    await Promise.all(all.map((route) => route.continue()));
  };
}

function askedUntilUse(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { at: until = 0, sockets } = window.firstUse;
    const files = performance.getEntriesByType("resource");
    const asked = [
      ...files.map(({ name, startTime }) => ({ url: name, at: startTime })),
      ...sockets,
    ];
    return [window.location.href, ...asked.filter(({ at }) => at <= until).map(({ url }) => url)];
  });
}

/** Must hold everything it uses: it is sent to the page as text. */
function noteFirstUse(button: string): void {
  const note: FirstUse = { at: undefined, sockets: [] };
  window.firstUse = note;
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...all: ConstructorParameters<typeof Native>) {
      super(...all);
      note.sockets.push({ url: this.url, at: performance.now() });
    }
  };
  const { port1, port2 } = new MessageChannel();
  // A message is taken up once the frame has been drawn.
  port1.addEventListener("message", () => (note.at = performance.now()));
  port1.start();
  const look = (): void => {
    const all = [...document.querySelectorAll("button")];
    const isThere = all.some((each) => each.textContent.trim() === button && !each.disabled);
    if (isThere) port2.postMessage(undefined);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Visitors of a site: watched pages, each in a browser context of its own, and players without a page.
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openBot, type Bot } from "../../support/bot.ts";
import type { Watch } from "./watch.ts";

export interface Visitors {
  readonly origin: string;
  readonly watch: Watch;
  /** A new person at a new browser, with an empty page. */
  open(options?: BrowserContextOptions): Promise<Page>;
  bot(): Promise<Bot>;
  /** All of them go. */
  close(): Promise<void>;
}

export function inviteVisitors(browser: Browser, watch: Watch, origin: string): Visitors {
  const opened: Page[] = [];
  const bots: Bot[] = [];
  return {
    origin,
    watch,
    open: async (options) => {
      const context = await browser.newContext({ baseURL: origin, ...options });
      watch.follow(context, origin);
      const page = await context.newPage();
      opened.push(page);
      return page;
    },
    bot: async () => {
      const bot = await openBot(origin, bots.length);
      bots.push(bot);
      return bot;
    },
    close: async () => {
      for (const bot of bots) bot.close();
      await Promise.all(opened.map((page) => page.context().close()));
    },
  };
}

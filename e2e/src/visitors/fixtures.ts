// The test function of the suite: one server for all tests, and visitors with watched pages.
import { test as base, expect, type Page } from "@playwright/test";
import { Site } from "../../support/site.ts";
import { sharedOrigin } from "./sharedSite.ts";
import { inviteVisitors, type Visitors } from "./visitors.ts";
import { createWatch, type Watch } from "./watch.ts";

export { expect };

interface OwnSite {
  readonly site: Site;
  readonly visitors: Visitors;
}

interface TestFixtures {
  readonly watch: Watch;
  /** Visitors of the shared server. */
  readonly visitors: Visitors;
  /** The page of one of them, still empty. */
  readonly visitor: Page;
  /** Starts a server for this test alone and invites visitors to it. */
  readonly ownSite: () => Promise<OwnSite>;
}

// Playwright reads the pattern of the first argument to know what a fixture needs, even if it is empty.
// oxlint-disable no-empty-pattern
export const test = base.extend<TestFixtures>({
  watch: async ({}, use) => {
    const watch = createWatch();
    await use(watch);
    expect(watch.faults, "what no page may do").toEqual([]);
  },
  visitors: async ({ browser, watch }, use) => {
    const visitors = inviteVisitors(browser, watch, sharedOrigin());
    await use(visitors);
    await visitors.close();
  },
  visitor: async ({ visitors }, use) => {
    await use(await visitors.open());
  },
  ownSite: async ({ browser, watch }, use) => {
    const sites: OwnSite[] = [];
    await use(async () => {
      const site = await Site.open();
      const own = { site, visitors: inviteVisitors(browser, watch, site.url) };
      sites.push(own);
      return own;
    });
    for (const { site, visitors } of sites) {
      await visitors.close();
      await site.close();
    }
  },
});

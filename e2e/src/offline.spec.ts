// The service worker: without a network, without a server, and after a deploy.
import type { Page } from "@playwright/test";
import { expect, test as base } from "./visitors/fixtures.ts";
import { openSiteProxy, type SiteProxy } from "../support/proxy.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatBlack } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { chooseLanguage } from "./screens/settings.ts";
import { sharedOrigin } from "./visitors/sharedSite.ts";
import { inviteVisitors, type Visitors } from "./visitors/visitors.ts";
import { setOffline } from "./visitors/watch.ts";

interface ProxyFixtures {
  readonly siteProxy: SiteProxy;
  /** Visitors whose browsers run the service worker. */
  readonly keepers: Visitors;
}

// Playwright reads the pattern of the first argument to know what a fixture needs, even if it is empty.
// oxlint-disable no-empty-pattern
const test = base.extend<ProxyFixtures>({
  siteProxy: async ({}, use) => {
    const siteProxy = await openSiteProxy(sharedOrigin());
    await use(siteProxy);
    await siteProxy.close();
  },
  keepers: async ({ browser, siteProxy, watch }, use) => {
    const keepers = inviteVisitors(browser, watch, siteProxy.origin);
    await use(keepers);
    await keepers.close();
  },
});

/** Opens the lobby and waits until the service worker controls the page. */
async function firstVisit(keepers: Visitors): Promise<Page> {
  const page = await keepers.open({ serviceWorkers: "allow" });
  await new Lobby(page).open();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        if (serviceWorker.controller !== null) resolve();
        else serviceWorker.addEventListener("controllerchange", () => resolve());
      }),
  );
  return page;
}

const REPLAY = "/replay#1BFKuVxO1YxLvqi";

/** Names of the builds in the cache of this browser. */
function builds(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Serves another build, which lacks the file `lost`. */
function deploy(siteProxy: SiteProxy, lost: string): void {
  siteProxy.change("/", (html) =>
    html.replace("</head>", '<meta name="build" content="second" /></head>'),
  );
  const listed = new RegExp(`"/assets/[^"]*${lost}[^"]*",?`, "g");
  siteProxy.change("/worker.js", (text) =>
    text.replace(/version:"\w+"/, 'version:"second"').replaceAll(listed, ""),
  );
  siteProxy.lose(new RegExp(lost));
}

test("[P29, P38] a page seen once opens without a network, says so, and goes on when it is back", async ({
  keepers,
}) => {
  const page = await firstVisit(keepers);
  await setOffline(page.context(), true);
  await page.reload();
  const message = page.getByText("You're offline.");
  await expect(message).toBeVisible();
  await expect(message).toHaveCSS("font-size", "15px");
  const tryNow = page.getByRole("button", { name: "Try now" });
  expect((await tryNow.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await expect(tryNow).toHaveCSS("border-top-width", "1px");
  await expect(page.getByText("Rooms appear here once you are connected.")).toBeVisible();
  await chooseLanguage(page, "de");
  await expect(page.getByText("Du bist offline")).toBeVisible();
  await chooseLanguage(page, "en");
  await page.goto(REPLAY);
  await expect(page.getByText("Black won. White resigned.")).toBeVisible();
  await page.goto("/");

  await setOffline(page.context(), false);
  await expect(page.getByText("You're offline.")).toBeHidden();
  await new Lobby(page).create("private");
  await expect(new Room(page).noOpponent).toBeVisible();
});

test("[P38] the worker answers for the page and its files alone", async ({
  keepers,
  siteProxy,
  watch,
}) => {
  watch.allow(/^console: Failed to load resource: .* 404 .*(?:\/metrics|\/favicon\.ico)$/);
  watch.allow(/^console: Failed to load resource: .* 502 /);
  const page = await firstVisit(keepers);
  const visit = await page.goto("/room/nowhere2");
  expect(visit?.fromServiceWorker()).toBe(true);
  for (const path of ["/socket.io/?EIO=4&transport=polling", "/healthz", "/readyz", "/metrics"]) {
    const answer = await page.goto(path);
    expect([path, answer?.fromServiceWorker()]).toEqual([path, false]);
  }
  watch.expectOutage(siteProxy.origin);
  siteProxy.cutOff();
  expect((await page.goto("/"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "Public Rooms" })).toBeVisible();
  expect((await page.goto("/healthz"))?.status()).toBe(502);
});

test("[P38] a deploy leaves the running game alone and reaches the next visit", async ({
  keepers,
  siteProxy,
}) => {
  const page = await firstVisit(keepers);
  const duel = await seatBlack(keepers, page);
  await begin(duel);
  const { room } = duel;
  await room.board.play([11, 15]);
  deploy(siteProxy, "SettingsDialog");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => builds(page)).toContain("kingrow-shell-second");
  await room.board.expectPiece(15, "black");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();

  const next = await page.context().newPage();
  await next.goto("/");
  await expect(next.locator("meta[name=build]")).toHaveAttribute("content", "second");
  expect(await builds(next)).toHaveLength(2);

  // The new worker takes over when no page of the old build is open. Then only the worker can answer.
  const worker = page.context().serviceWorkers().at(-1);
  await page.close();
  await next.close();
  await expect.poll(() => worker?.evaluate(() => caches.keys())).toEqual(["kingrow-shell-second"]);
});

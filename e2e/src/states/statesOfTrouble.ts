// Errors that fill the screen, and connections that are lost.
import type { Page } from "@playwright/test";
import { chooseLanguage } from "../screens/settings.ts";
import { expect } from "../visitors/fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { begin, seatBlack } from "../visitors/players.ts";
import type { Walks } from "./state.ts";
import { stretchDelays } from "../staging/stretchDelays.ts";
import { setOffline } from "../visitors/watch.ts";
import { tapWire } from "../staging/wire.ts";

export const TROUBLE: Walks = {
  "errors that fill the screen": async function* (page, visitors) {
    visitors.watch.allow(/^console: Failed to load resource: .* 404 .*\/nowhere$/);
    await stretchDelays(page);
    const wire = await tapWire(page);
    const [host, guest] = [await visitors.bot(), await visitors.bot()];
    const [full, open] = [await host.create(), await host.create()];
    await guest.join(full);
    for (const [path, sentence] of [
      ["/nowhere", "Page not found"],
      [`/room/${full}`, "Room is full"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
      yield sentence;
    }
    await page.getByRole("button", { name: "Wait for a seat" }).click();
    await expect(page.getByText("Waiting for a seat")).toBeVisible();
    yield "waiting for a seat";

    wire.answer("joinRoom", "silence");
    await page.goto(`/room/${open}`);
    await expect(page.getByText("Loading").first()).toBeAttached();
    yield "loading";
  },

  "a connection lost in a game": async function* (page, visitors) {
    const wire = await tapWire(page);
    const duel = await seatBlack(visitors, page);
    await begin(duel);
    await fetchLanguages(page);
    await wire.cut();
    await expect(page.getByText("Reconnecting…", { exact: true })).toBeVisible();
    yield "reconnecting";
  },

  "a connection given up": async function* (page) {
    const wire = await tapWire(page);
    await new Lobby(page).open();
    await fetchLanguages(page);
    await wire.push("error", { code: "IP_LIMIT_EXCEEDED", message: "" });
    await expect(page.getByText(/^Too many connections from this IP address/)).toBeVisible();
    yield "a connection that was refused";

    // The press after the one that closes the alert tries again, and no server answers.
    await page.routeWebSocket(/\/socket\.io\//, () => {});
    await page.getByRole("button", { name: "Okay" }).click();
    await page.keyboard.press("Shift");
    await expect(page.getByText("Can't reach the server.")).toBeVisible();
    yield "no connection any more";

    await setOffline(page.context(), true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    yield "no connection any more, and no network";
  },

  "faults of the page": async function* (page, visitors) {
    visitors.watch.allow(/./);
    const wire = await tapWire(page);
    const duel = await seatBlack(visitors, page);
    // Before the game: what follows it is fetched as it begins.
    const chunks = /\/assets\/(?:SettingsDialog|ResultPanel|room)-/;
    await page.route(chunks, (route) => route.abort());
    await begin(duel);
    await fetchLanguages(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(duel.room.dialog("This could not be loaded")).toBeVisible();
    yield "a panel that could not be loaded";

    await page.getByRole("button", { name: "Okay" }).click();
    await duel.bot.ask("resign", { roomId: duel.roomId });
    await expect(page.getByText("This could not be loaded")).toBeVisible();
    yield "after a game, ways to keep it that could not be loaded";

    const odd = { gameStatus: "started", moves: [{}], version: 1_000 };
    await wire.push("roomState", { ...duel.bot.state, ...odd });
    await expect(page.getByText("Something went wrong on this page")).toBeVisible();
    yield "a page that broke";

    await page.reload();
    await expect(page.getByRole("heading", { name: "This could not be loaded" })).toBeVisible();
    yield "a screen that could not be loaded";
  },

  "a visit without a network": async function* (page) {
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
    await page.routeWebSocket(/\/socket\.io\//, () => {});
    await page.goto("/");
    await expect(page.getByText("You're offline.")).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByText("Solve", { exact: true })).toBeVisible();
    yield "the lobby offline";

    await page.goto("/room/somewhere2");
    await expect(page.getByText("You're offline.")).toBeVisible();
    yield "a room offline";
  },
};

/** Loads both languages, because an offline page cannot fetch another one. */
async function fetchLanguages(page: Page): Promise<void> {
  await chooseLanguage(page, "de");
  await chooseLanguage(page, "en");
}

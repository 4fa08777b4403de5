// Errors that fill the screen, people who are away, connections that are lost.
import type { Page } from "@playwright/test";
import { speak } from "./axe.ts";
import { expect } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { begin, seatBlack } from "./players.ts";
import type { State } from "./state.ts";
import { OFFLINE, tapWire } from "./wire.ts";

export const ERRORS: State[] = [
  {
    name: "room not found",
    reach: async (page) => {
      await stretchDelays(page);
      await page.goto("/room/nowhere2");
      await expect(page.getByText("Room not found")).toBeVisible();
    },
  },
  {
    name: "room full",
    reach: async (page, visitors) => {
      await stretchDelays(page);
      const [host, guest] = [await visitors.bot(), await visitors.bot()];
      const roomId = await host.create();
      await guest.join(roomId);
      await page.goto(`/room/${roomId}`);
      await expect(page.getByText("Room is full")).toBeVisible();
    },
  },
  {
    name: "no room id",
    reach: async (page) => {
      await page.goto("/room/");
      await expect(page.getByText("No room ID provided")).toBeVisible();
    },
  },
  {
    name: "loading",
    reach: async (page, visitors) => {
      const wire = await tapWire(page);
      wire.answer("joinRoom", "silence");
      await page.goto(`/room/${await (await visitors.bot()).create()}`);
      await expect(page.getByText("Loading the room").first()).toBeAttached();
    },
  },
];

export const TROUBLE: State[] = [
  {
    name: "the opponent away",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      duel.bot.close();
      await expect(page.getByText(/^Your opponent is away/)).toBeVisible({ timeout: 12_000 });
    },
  },
  {
    name: "reconnecting",
    reach: async (page, visitors) => {
      visitors.watch.allow(OFFLINE);
      const wire = await tapWire(page);
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      // Offline, a language that was never shown could not be fetched any more.
      await speak(page, "de");
      await speak(page, "en");
      await wire.cut();
      await expect(page.getByText("Reconnecting…", { exact: true })).toBeVisible();
    },
  },
  {
    name: "taken over by another window",
    reach: async (page, visitors) => {
      const wire = await tapWire(page);
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await wire.push("error", { code: "SEAT_TAKEN_OVER", message: "" });
      await expect(page.getByText("This game goes on in another window")).toBeVisible();
    },
  },
  {
    name: "no connection any more",
    reach: async (page, visitors) => {
      const wire = await tapWire(page);
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await wire.push("error", { code: "FLOODING", message: "" });
      await duel.room.dialog("Please wait").getByRole("button").click();
      await expect(page.getByText("No connection", { exact: true })).toBeVisible();
    },
  },
  {
    name: "a connection that was refused",
    reach: async (page) => {
      const wire = await tapWire(page);
      await new Lobby(page).open();
      await wire.push("error", { code: "IP_LIMIT_EXCEEDED", message: "" });
      await expect(page.getByText(/^Too many connections from this IP address/)).toBeVisible();
    },
  },
];

/** Error screens go home by themselves sooner than axe is done; here they stay. */
async function stretchDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const stretched = (act: () => void, ms = 0): number => real(act, ms >= 2_000 ? ms * 20 : ms);
    Object.assign(window, { setTimeout: stretched });
  });
}

// The lobby and what lies over it.
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import type { State } from "./state.ts";
import { tapWire } from "./wire.ts";

export const LOBBY: State[] = [
  {
    name: "the lobby with open and full rooms",
    reach: async (page, visitors) => {
      const [host, guest] = [await visitors.bot(), await visitors.bot()];
      await guest.join(await host.create());
      const open = await host.create();
      const lobby = new Lobby(page);
      await lobby.open();
      await expect(lobby.row(open)).toBeVisible();
    },
  },
  {
    name: "the lobby while a room is created",
    reach: async (page) => {
      const wire = await tapWire(page);
      const lobby = new Lobby(page);
      await lobby.open();
      wire.answer("createRoom", "silence");
      await lobby.createPrivate.click();
      await expect(lobby.createPrivate).toBeDisabled();
    },
  },
  {
    name: "the lobby while a row is joined",
    reach: async (page, visitors) => {
      const wire = await tapWire(page);
      const lobby = new Lobby(page);
      const roomId = await (await visitors.bot()).create();
      await lobby.open();
      wire.answer("joinRoom", "silence");
      await lobby.joinButton(roomId).click();
      await expect(lobby.row(roomId)).toContainText("Pending");
    },
  },
  {
    name: "Oops!",
    reach: async (page) => {
      const wire = await tapWire(page);
      const lobby = new Lobby(page);
      await lobby.open();
      wire.answer("createRoom", { success: false });
      await lobby.createPrivate.click();
      await expect(lobby.oops).toBeVisible();
    },
  },
  {
    name: "an alert about too many requests",
    reach: async (page) => {
      const wire = await tapWire(page);
      await new Lobby(page).open();
      await wire.push("rateLimitExceeded", {
        event: "createRoom",
        message: "",
        resetTime: Date.now() + 30_000,
        remaining: 0,
      });
      await expect(page.getByText("You're sending too many createRoom requests.")).toBeVisible();
    },
  },
  {
    name: "an empty lobby",
    reach: async (page) => {
      await showRooms(page, []);
      await expect(new Lobby(page).empty).toBeVisible();
    },
  },
  {
    name: "a lobby with a hundred rooms",
    reach: async (page) => {
      const rooms = Array.from({ length: 100 }, (_, index) => index).map(publicRoom);
      await showRooms(page, rooms);
      await expect(new Lobby(page).list.getByRole("listitem")).toHaveCount(100);
    },
  },
  {
    name: "the settings",
    reach: async (page) => {
      await new Lobby(page).open();
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    },
  },
  {
    name: "the rules",
    reach: async (page) => {
      await new Lobby(page).open();
      await page.getByRole("button", { name: "Rules" }).click();
      await expect(page.getByRole("dialog", { name: "How to play" })).toBeVisible();
    },
  },
];

/** The server's lists do not come through; this one does. */
async function showRooms(page: Page, rooms: readonly object[]): Promise<void> {
  const wire = await tapWire(page);
  wire.hold("availableRooms");
  await page.goto("/");
  await wire.push("availableRooms", rooms);
}

function publicRoom(index: number): object {
  const playerCount = index < 60 ? 1 : 2;
  return {
    id: `room${String(index).padStart(4, "0")}`,
    playerCount,
    maxPlayers: 2,
    status: playerCount === 1 ? "Open" : "Full",
  };
}

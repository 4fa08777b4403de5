// The lobby and what lies over it.
import { expect } from "../visitors/fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { Room } from "../screens/room.ts";
import type { Walks } from "./state.ts";
import { tapWire } from "../staging/wire.ts";
import { begin, seatWhite } from "../visitors/players.ts";

export const LOBBY: Walks = {
  "the lobby and its lists": async function* (page) {
    const wire = await tapWire(page);
    const lobby = new Lobby(page);
    wire.hold("availableRooms");
    await lobby.open();
    await expect(page.getByText("Looking for rooms")).toBeVisible();
    yield "the lobby before its first list";

    await wire.push("availableRooms", []);
    await expect(lobby.empty).toBeVisible();
    yield "an empty lobby";

    await wire.push("availableRooms", ROOMS);
    await expect(lobby.list.getByRole("listitem")).toHaveCount(8);
    yield "the lobby with open and full rooms";

    wire.answer("joinRoom", "silence");
    await lobby.joinButton("room0001").click();
    await expect(lobby.row("room0001")).toContainText("Pending");
    yield "the lobby while a row is joined";
  },

  "the lobby of a visitor whose game is running": async function* (page, visitors) {
    const duel = await seatWhite(visitors, page);
    await begin(duel);
    await page.goto("/");
    const leave = page.getByRole("button", { name: /^Leave: / });
    await expect(leave).toBeVisible();
    yield "the lobby and a game that waits";

    await leave.click();
    await expect(page.getByRole("button", { name: "Leave and lose" })).toBeVisible();
    yield "the lobby, about to leave a game";
  },

  "over the lobby": async function* (page) {
    const wire = await tapWire(page);
    const lobby = new Lobby(page);
    await lobby.open();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    yield "the settings";

    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "How to play" }).click();
    await expect(page.getByRole("dialog", { name: "How to play" })).toBeVisible();
    yield "the rules";

    await page.getByRole("button", { name: "Try it" }).nth(2).click();
    for (const square of [14, 17])
      await page.getByRole("dialog").locator(`[data-square="${square}"]`).click();
    await expect(page.getByText("There is something to capture")).toHaveCount(2);
    yield "a rule that is tried, wrongly";

    await page.keyboard.press("Escape");
    const resetTime = Date.now() + 30_000;
    await wire.push("rateLimitExceeded", { event: "createRoom", message: "", resetTime });
    const alert = new Room(page).alert("You're sending too many createRoom requests.");
    await expect(alert).toBeVisible();
    yield "an alert about too many requests";

    await page.getByRole("button", { name: "Okay" }).click();
    wire.answer("createRoom", { success: false });
    await lobby.createPrivate.click();
    await expect(lobby.oops).toBeVisible();
    yield "Oops!";

    await lobby.okay.click();
    wire.answer("createRoom", "silence");
    await lobby.createPrivate.click();
    await expect(lobby.createPrivate).toBeDisabled();
    yield "the lobby while a room is created";
  },
};

/** Public rooms as the server lists them: three that wait, five that are played. */
const ROOMS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => {
  const isOpen = number < 4;
  return {
    id: `room000${number}`,
    playerCount: isOpen ? 1 : 2,
    maxPlayers: 2,
    status: isOpen ? "Open" : "Full",
    gameStatus: isOpen ? "waiting" : "started",
    options: { pace: ["none", "3+2", "5+3"][number % 3], opening: "free", watchable: number !== 7 },
    createdAt: Date.now() - number * 60_000,
    names: [number, isOpen || number === 8 ? null : 3 * number],
  };
});

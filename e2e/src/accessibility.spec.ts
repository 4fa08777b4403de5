// Every state of the page under axe, in both themes, and on a narrow screen.
import type { Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { Lobby } from "./lobby.ts";
import { begin, seatBlack, seatWhite } from "./players.ts";
import { Room } from "./room.ts";
import type { Visitors } from "./visitors.ts";
import { OFFLINE, tapWire } from "./wire.ts";

interface State {
  readonly name: string;
  /** Brings the page there. */
  readonly reach: (page: Page, visitors: Visitors) => Promise<void>;
}

const LOBBY: State[] = [
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
];

const ERRORS: State[] = [
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

const GAME: State[] = [
  {
    name: "waiting alone",
    reach: async (page) => {
      const lobby = new Lobby(page);
      await lobby.open();
      await lobby.create("private");
      await expect(new Room(page).noOpponent).toBeVisible();
    },
  },
  {
    name: "before the game",
    reach: async (page, visitors) => {
      const { room } = await seatWhite(visitors, page);
      await expect(room.readyUp).toBeVisible();
    },
  },
  {
    name: "ready, the opponent not yet",
    reach: async (page, visitors) => {
      const { room } = await seatWhite(visitors, page);
      await room.readyUp.click();
      await expect(room.unready).toBeVisible();
    },
  },
  {
    name: "own turn with a piece selected",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.room.board.click(11);
    },
  },
  {
    name: "the opponent's turn",
    reach: async (page, visitors) => {
      const duel = await seatWhite(visitors, page);
      await begin(duel);
      await expect(duel.room.opponentsTurn).toBeVisible();
    },
  },
  {
    name: "a capture that is compulsory",
    reach: async (page, visitors) => {
      const duel = await seatWhite(visitors, page);
      await begin(duel);
      await duel.bot.play([11, 15]);
      await duel.room.board.play([22, 18]);
      await duel.bot.play([15, 22]);
      await expect(duel.room.yourTurn).toBeVisible();
      await duel.room.board.square(26).hover();
    },
  },
  {
    name: "a refused move",
    reach: async (page, visitors) => {
      const wire = await tapWire(page);
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      wire.answer("movePiece", { success: false });
      await duel.room.board.play([11, 15]);
      await expect(page.getByText("Failed to move piece")).toBeVisible();
    },
  },
  {
    name: "the question before leaving a game",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.room.exit.click();
      await expect(duel.room.dialog("Leave this game?")).toBeVisible();
    },
  },
  {
    name: "a draw offer",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.bot.ask("offerDraw", { roomId: duel.roomId });
      await expect(page.getByText("Your opponent offers a draw.")).toBeVisible();
    },
  },
  {
    name: "won, the opponent having left",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.bot.ask("leaveRoom", { roomId: duel.roomId });
      await expect(page.getByText("You won!")).toBeVisible();
    },
  },
  {
    name: "lost, another game asked for",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.room.resign.click();
      await duel.room.dialog("Resign this game?").getByRole("button", { name: "Resign" }).click();
      await expect(page.getByText("You lost!")).toBeVisible();
      await duel.room.playAgain.click();
      await expect(page.getByText("Waiting for opponent to agree")).toBeVisible();
    },
  },
  {
    name: "a draw",
    reach: async (page, visitors) => {
      const duel = await seatBlack(visitors, page);
      await begin(duel);
      await duel.bot.ask("offerDraw", { roomId: duel.roomId });
      await page.getByRole("button", { name: "Accept" }).click();
      await expect(duel.room.result).toBeVisible();
    },
  },
];

const TROUBLE: State[] = [
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

for (const { name, reach } of [...LOBBY, ...ERRORS, ...GAME, ...TROUBLE]) {
  test(`axe finds nothing in both themes, nor does anything stick out at 320 px: ${name}`, async ({
    visitor,
    visitors,
  }) => {
    await reach(visitor, visitors);
    await expectAccessible(visitor, name);
    await expectToFit(visitor);
  });
}

/** Error screens go home by themselves sooner than axe is done; here they stay. */
async function stretchDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const stretched = (act: () => void, ms = 0): number => real(act, ms >= 2_000 ? ms * 20 : ms);
    Object.assign(window, { setTimeout: stretched });
  });
}

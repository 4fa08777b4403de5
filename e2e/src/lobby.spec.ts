// The lobby: its list in every size, both ways to create a room, and joining.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import { DESKTOP, PHONE, placesIn } from "./checks/layout.ts";
import { Lobby } from "./screens/lobby.ts";
import { Room } from "./screens/room.ts";
import { choose, chooseLanguage } from "./screens/settings.ts";
import { tapWire } from "./staging/wire.ts";

test("[L2, P1] the list holds fifty rooms, scrolls, and takes in changes", async ({ ownSite }) => {
  const { visitors } = await ownSite();
  const [host, page] = [await visitors.bot(), await visitors.open()];
  const ids: string[] = [];
  for (let count = 0; count < 55; count += 1) ids.push(await host.create());
  const newest = ids.at(-1)!;
  const lobby = new Lobby(page);
  await lobby.open();
  await expect(lobby.list.getByRole("listitem")).toHaveCount(50);
  await expect(lobby.list.getByRole("listitem").first()).toContainText(newest);
  await expect(lobby.row(newest)).toContainText("1/2");
  await expect(lobby.row(newest)).toContainText("Open");
  const [list, window] = [await lobby.list.boundingBox(), page.viewportSize()];
  expect(list!.y).toBeLessThan(window!.height);
  await lobby.list.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(lobby.createPrivate).toBeVisible();

  const guest = await visitors.bot();
  await guest.join(ids[30]!);
  await expect(lobby.row(ids[30]!)).toHaveCount(0);
  await host.ask("leaveRoom", { roomId: newest });
  await expect(lobby.row(newest)).toHaveCount(0);
});

test("[P60] [O9] two players who press Play Now sit in the same room, and their game starts without a press", async ({
  ownSite,
}) => {
  const { visitors } = await ownSite();
  const pages = [await visitors.open(), await visitors.open()];
  const rooms: string[] = [];
  for (const page of pages) {
    const lobby = new Lobby(page);
    await lobby.open();
    rooms.push(await lobby.playNow());
  }
  expect(rooms[1]).toBe(rooms[0]);
  for (const page of pages)
    await expect(page.getByText("Game in Progress").first()).toBeVisible({ timeout: 15_000 });
  await expect(new Room(pages[0]!).noOpponent).toBeHidden();
});

test("[P88] [O2] a player who waits for another clock is read of, and one press plays with that clock", async ({
  ownSite,
}) => {
  const { visitors } = await ownSite();
  const [first, second] = [await visitors.open(), await visitors.open()];
  for (const page of [first, second]) {
    const lobby = new Lobby(page);
    await lobby.open();
    await choose(page, { pace: page === first ? "3+2" : "5+3" });
    await lobby.playNow();
    await expect(page.getByRole("heading", { name: /^Looking for an opponent/ })).toBeVisible();
  }
  await expect(second.getByText("is waiting for 3+2", { exact: true })).toBeVisible();
  await expect(second.getByText("5 min each, +3 s a move")).toBeVisible();
  await second.getByRole("button", { name: "Play 3+2" }).click();
  for (const page of [first, second]) {
    await expect(page.getByText("Game in Progress").first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("timer")).toHaveText([/^(3:00|2:5\d)$/, /^(3:00|2:5\d)$/]);
  }
});

test("[O8] a name chosen in the lobby is that of the next seat", async ({ visitor }) => {
  const lobby = new Lobby(visitor);
  await lobby.open();
  await visitor.getByRole("button", { name: "Settings", exact: true }).click();
  const names = visitor.getByLabel("Your name");
  const other = (await names.locator("option:not(:checked)").first().textContent()) ?? "";
  await names.selectOption({ label: other });
  await visitor.getByRole("button", { name: "Done" }).click();
  await lobby.create("private");
  await expect(visitor.getByText(`You · ${other}`)).toBeVisible();
});

/** Sixty public rooms, of which each round closes one, fills one up and opens one at the top. */
function roundOf(round: number): object[] {
  return Array.from({ length: 60 }, (_, index) => {
    const number = 1_100 + index - round;
    const isFull = number % 7 === round % 7;
    const [playerCount, status] = isFull ? [2, "Full"] : [1, "Open"];
    return { id: `room${number}`, playerCount, maxPlayers: 2, status };
  });
}

/** Row and position of the focused element, and whether nothing covers it. */
function focused(page: Page): Promise<{ row: number; top: number; isSeen: boolean }> {
  return page.evaluate(() => {
    const focus = document.activeElement;
    if (focus === null) throw new Error("Nothing has the focus.");
    const { left, top, width, height } = focus.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const row = Number(/room(1\d{3})/.exec(focus.closest("li")?.textContent ?? "")?.[1]);
    return { row, top: Math.round(top), isSeen: seen !== null && focus.contains(seen) };
  });
}

test("[P65] full rooms have their names above their ids or before them in a list of any width, each in a row of the same height", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  await lobby.open();
  const options = { pace: "none", opening: "free", watchable: true };
  const room = (index: number) => ({
    id: `room120${index}`,
    playerCount: 2,
    maxPlayers: 2,
    status: "Full",
    ...(index % 2 === 0 && { gameStatus: "started", options }),
  });
  await wire.push("availableRooms", [1, 2, 3, 4, 5, 6].map(room));
  for (const width of [320, 360, 768, 1280])
    for (const language of ["en", "ru"]) {
      await visitor.setViewportSize({ width, height: 800 });
      await chooseLanguage(visitor, language);
      await expect.poll(() => rowsOf(lobby), `${language} at ${width}`).toEqual([]);
    }
});

/** Layout faults in the rows of full rooms. */
function rowsOf({ list }: Lobby): Promise<readonly string[]> {
  return list.getByRole("listitem").evaluateAll((rows) =>
    rows.flatMap((row, index) => {
      const [name, id] = ["span", "span + span > :last-child"].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      );
      const box = row.getBoundingClientRect();
      const found: string[] = [];
      if (name === undefined || name.height === 0) return [`no name in row ${index}`];
      if (id === undefined || (name.bottom > id.top + 1 && name.right > id.left))
        found.push(`the name is neither above nor before the id in row ${index}`);
      for (const each of row.querySelectorAll("span, button, a")) {
        const { top, bottom, right } = each.getBoundingClientRect();
        if (top < box.top || bottom > box.bottom || right > box.right)
          found.push(`${each.textContent} sticks out of row ${index}`);
        // The link is as high as its row, and has no edge.
        if (box.bottom - bottom < 3 && each.tagName !== "A")
          found.push(`${each.textContent} touches the end of row ${index}`);
      }
      if (index > 1 && box.height !== rows[1]?.getBoundingClientRect().height)
        found.push(`row ${index} is ${box.height} high`);
      return found;
    }),
  );
}

test("[P1, P65] no room moves when the number of people appears", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  wire.hold("peopleHere");
  await lobby.open();
  await wire.push("availableRooms", roundOf(0));
  const first = lobby.list.getByRole("listitem").first();
  const places = () => placesIn(visitor, [PHONE, DESKTOP], [first]);
  const before = await places();
  await wire.push("peopleHere", { count: 12, serverTime: Date.now() });
  await expect(visitor.getByText("12 people here")).toBeVisible();
  expect(await places()).toEqual(before);
});

test("[P66] nothing moves when a game is live", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("featuredGame");
  wire.hold("availableRooms");
  await lobby.open();
  await wire.push("availableRooms", []);
  const parts = [visitor.getByRole("button", { name: "Play Now" }), lobby.empty];
  const windows = [PHONE, { width: 768, height: 1024 }, DESKTOP];
  const before = await placesIn(visitor, windows, parts);
  await wire.push("featuredGame", { ...LIVE, names: [1, 0] });
  await expect(visitor.getByText("Live", { exact: true })).toBeVisible();
  expect(await placesIn(visitor, windows, parts)).toEqual(before);
});

test("[P81] the rooms leave the puzzle of the day a card with its board, or a line", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  await visitor.setViewportSize(DESKTOP);
  await lobby.open();
  await wire.push("availableRooms", []);
  const puzzle = visitor.getByRole("link", { name: /^Puzzle of the day/ });
  const piece = puzzle.locator("[data-at]").first();
  await expect(piece).toBeVisible();
  await wire.push("availableRooms", roundOf(0));
  await expect(piece).toBeHidden();
  expect((await puzzle.boundingBox())?.height).toBe(44);
  await expect(puzzle).toBeInViewport({ ratio: 1 });
});

test("[P1] on a phone the list grows with the page", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  await visitor.setViewportSize(PHONE);
  await lobby.open();
  await wire.push("availableRooms", roundOf(0));
  await expect(lobby.list.getByRole("listitem")).toHaveCount(60);
  const hidden = await lobby.list.evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBe(0);
});

test("[P65] what does not fit the line of a waiting room is left out whole", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  await lobby.open();
  const options = { pace: "none", opening: "ballot", watchable: true };
  const room = { id: "room1201", playerCount: 1, maxPlayers: 2, status: "Open", options };
  await wire.push("availableRooms", [{ ...room, createdAt: Date.now() - 3_600_000 }]);
  for (const width of [320, 360, 390, 768, 1024, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    expect(await cutParts(lobby), `at ${width}`).toEqual([]);
  }
});

/** Facts of which a part is seen. */
function cutParts({ list }: Lobby): Promise<readonly string[]> {
  return list.evaluate((rows) =>
    [...rows.querySelectorAll("li > span:first-child > *")].flatMap((part) => {
      const [own, line] = [part, part.parentElement!].map((each) => each.getBoundingClientRect());
      const isOut = own!.top >= line!.bottom - 1;
      return isOut || own!.right <= line!.right + 1 ? [] : [part.textContent];
    }),
  );
}

const LIVE = { roomId: "live2345", position: "W:W21,22:BK3,12", lastMove: null, moveNumber: 14 };

test("[P66] a press on the board of a live game leads to the game", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("featuredGame");
  for (const window of [PHONE, DESKTOP]) {
    await visitor.setViewportSize(window);
    await lobby.open();
    await wire.push("featuredGame", { ...LIVE, names: [1, 0] });
    const link = visitor.getByRole("link", { name: "Watch Otter – Heron" });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const board = await visitor.locator("main [inert]").first().boundingBox();
    await visitor.mouse.click(board!.x + board!.width / 2, board!.y + board!.height / 2);
    await visitor.waitForURL(/\/watch\/live2345$/);
  }
});

/** The second is a window of 1280 × 1024 at 400 %. */
for (const window of [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
]) {
  test(`[P1, P46] sixty rooms that change under a pressed key move nothing and cover nothing at ${window.width} × ${window.height}`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize(window);
    await visitor.emulateMedia({ reducedMotion: "reduce" });
    const wire = await tapWire(visitor);
    const lobby = new Lobby(visitor);
    wire.hold("availableRooms");
    wire.hold("peopleHere");
    await lobby.open();
    await wire.push("availableRooms", roundOf(0));
    await wire.push("peopleHere", { count: 4_321, serverTime: Date.now() });
    await expect(visitor.getByText("4321 people here")).toBeVisible();
    await expect(lobby.list.getByRole("listitem")).toHaveCount(60);
    await lobby.joinButton("room1108").focus();
    for (let round = 1; round <= 8; round += 1) {
      const before = await focused(visitor);
      expect(before.isSeen, `row ${before.row} in round ${round}`).toBe(true);
      await wire.push("availableRooms", roundOf(round));
      await expect(visitor.getByText(new RegExp(`^${round} new rooms?$`))).toBeVisible();
      expect(await focused(visitor)).toEqual(before);
      await visitor.keyboard.press("Tab");
      expect((await focused(visitor)).row).toBeGreaterThan(before.row);
    }
  });
}

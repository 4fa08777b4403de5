// Where things lie on the screens around a game: lobby, invitation, rules, and the edges of every header.
import type { Page } from "@playwright/test";
import { expect, test } from "./visitors/fixtures.ts";
import {
  DESKTOP,
  expectApart,
  expectInWindow,
  expectNoScrolling,
  expectNotWide,
  type Parts,
  PHONE,
  SMALL_PHONE,
  WINDOWS,
} from "./checks/layout.ts";
import { Lobby } from "./screens/lobby.ts";
import { choose, chooseLanguage } from "./screens/settings.ts";
import { tapWire } from "./staging/wire.ts";

const WIDE = { width: 1920, height: 1080 };

test("[P39] from right to left the lobby fits too", async ({ visitor, visitors }) => {
  await (await visitors.bot()).create();
  const lobby = new Lobby(visitor);
  await lobby.open();
  await visitor.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const parts = { title: visitor.getByRole("heading", { level: 1 }), create: lobby.createPrivate };
  for (const window of [PHONE, DESKTOP]) {
    await visitor.setViewportSize(window);
    await expectNotWide(visitor);
    await expectInWindow(visitor, parts);
    await expectApart(visitor, { ...parts, list: lobby.list });
  }
});

test("[P1] on a phone the way out of an empty list is seen whole", async ({ visitor }) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  await visitor.setViewportSize(PHONE);
  wire.hold("availableRooms");
  await lobby.open();
  await wire.push("availableRooms", []);
  await wire.push("peopleHere", { count: 123, serverTime: Date.now() });
  const create = visitor.locator("[aria-labelledby=public-rooms] button");
  for (const language of ["en", "de", "ru"]) {
    await chooseLanguage(visitor, language);
    await create.scrollIntoViewIfNeeded();
    await expect(create).toBeInViewport({ ratio: 0.99 });
    await expectNotWide(visitor);
  }
});

test("[P1] on a phone who waits is on the first screen, and the list moves nothing when it comes", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  await visitor.setViewportSize(PHONE);
  wire.hold("availableRooms");
  await lobby.open();
  const title = visitor.getByRole("heading", { name: "Public Rooms" });
  const before = await title.boundingBox();
  const waiting = { id: "room0001", playerCount: 1, maxPlayers: 2, status: "Open" };
  await wire.push("availableRooms", [{ ...waiting, names: [1, null] }]);
  for (const language of ["en", "de", "ru"]) {
    await chooseLanguage(visitor, language);
    const bar = await visitor.locator("nav").boundingBox();
    const row = await visitor.getByRole("listitem").filter({ hasText: "room0001" }).boundingBox();
    expect(row!.y + row!.height).toBeLessThanOrEqual(bar!.y);
  }
  await chooseLanguage(visitor, "en");
  expect(await title.boundingBox()).toEqual(before);
});

test("[P1, P65] three who wait begin on the first screen of a small phone, where there is room a clock is seen whole, and dots stand below each other", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  wire.hold("availableRooms");
  await lobby.open();
  await wire.push("availableRooms", [1, 2, 3, 4, 5].map(roomWithoutClock));
  for (const { width, height } of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await visitor.setViewportSize({ width, height });
    const places = await lobby.list.getByRole("listitem").evaluateAll((rows) =>
      rows.map((row) => {
        const [title, clock, dot] = ["span", "b", "li > span + span > span > [aria-hidden]"].map(
          (part) => row.querySelector(part)!.getBoundingClientRect(),
        );
        return { isWhole: clock!.top < title!.bottom - 5, dot: dot!.left };
      }),
    );
    for (const place of places)
      expect(place, `${width}`).toEqual({ ...places[0]!, isWhole: place.isWhole || width > 400 });
  }
  await visitor.setViewportSize(PHONE);
  const bar = await visitor.locator("nav").boundingBox();
  expect((await lobby.row("room0003").boundingBox())!.y).toBeLessThan(bar!.y - 30);
});

/** The first three wait; of the others only the fifth may be watched. */
function roomWithoutClock(number: number): object {
  const seats =
    number < 4 ? { playerCount: 1, status: "Open" } : { playerCount: 2, status: "Full" };
  return {
    ...seats,
    id: `room000${number}`,
    maxPlayers: 2,
    gameStatus: number < 4 ? "waiting" : "started",
    options: { pace: "none", opening: "free", watchable: number === 5 },
    names: [number, number < 4 ? null : 3 * number],
  };
}

test("[P3] on an upright tablet the ways to play end with the board", async ({ visitor }) => {
  await visitor.setViewportSize({ width: 768, height: 1024 });
  await new Lobby(visitor).open();
  const way = await visitor.getByRole("link", { name: "Pass & play" }).boundingBox();
  const board = await visitor.locator("[inert]").first().boundingBox();
  expect(way!.y + way!.height).toBeCloseTo(board!.y + board!.height, 0);
});

test("[P83] an invitation on a phone says that its room is listed, and one's own rooms push nothing away when they come", async ({
  visitor,
}) => {
  const wire = await tapWire(visitor);
  const lobby = new Lobby(visitor);
  await visitor.setViewportSize(PHONE);
  await lobby.open();
  const roomId = await lobby.create("public");
  const listed = visitor.getByText("Listed in the lobby.").locator("visible=true");
  await expectInWindow(visitor, { listed });
  for (const window of [...WINDOWS, { width: 600, height: 720 }]) {
    await visitor.setViewportSize(window);
    await expect(listed.first()).toBeInViewport({ ratio: 0.9 });
  }
  await visitor.setViewportSize(PHONE);
  wire.hold("availableRooms");
  await lobby.open();
  const list = visitor.getByRole("heading", { name: "Public Rooms" });
  const before = await list.boundingBox();
  await wire.push("availableRooms", []);
  const back = visitor.getByRole("button", { name: new RegExp(`^Return: .*${roomId}$`) });
  await expect(back).toBeVisible();
  expect(await list.boundingBox()).toEqual(before);
  await visitor.setViewportSize(SMALL_PHONE);
  await expectNotWide(visitor);
  const leave = visitor.getByRole("button", { name: /^Leave: / });
  await leave.scrollIntoViewIfNeeded();
  await expectInWindow(visitor, { leave, back });
});

/** Whether what has the focus is seen and pressed at its middle. */
function isFocusInReach(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return false;
    const { x, y, width, height } = at.getBoundingClientRect();
    return at.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test("[P36] in the smallest window the rules open at their beginning, and what the keys lead to is not covered", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 320, height: 200 });
  await new Lobby(visitor).open();
  await visitor.getByRole("button", { name: "How to play" }).click();
  const dialog = visitor.getByRole("dialog", { name: "How to play" });
  await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 0.9 });
  for (let back = 0; back < 10; back += 1) {
    await expect.poll(() => isFocusInReach(visitor), `stop ${back} from the end`).toBe(true);
    await visitor.keyboard.press("Shift+Tab");
  }
});

test("[P36] in a small window the board of a rule that is tried lies under the way out, and the keys lead to no covered square", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 320, height: 256 });
  await new Lobby(visitor).open();
  await visitor.getByRole("button", { name: "How to play" }).click();
  const dialog = visitor.getByRole("dialog", { name: "How to play" });
  await dialog.getByRole("button", { name: "Try it" }).first().click();
  for (const key of ["ArrowUp", "ArrowDown"])
    for (let steps = 0; steps < 7; steps += 1) {
      await visitor.keyboard.press(key);
      await expect.poll(() => isFocusInReach(visitor), `${key} ${steps}`).toBe(true);
    }
  await dialog.evaluate((element) => (element.scrollTop = 0));
  for (const name of ["All the rules", "Close"]) {
    const button = dialog.getByRole("button", { name });
    await button.evaluate((element) => element.focus({ preventScroll: true }));
    await expect.poll(() => isFocusInReach(visitor), name).toBe(true);
  }
});

test("[P91] a phone shows three lessons whole, and a desk the rules and all lessons without scrolling", async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE);
  await visitor.goto("/learn#lessons");
  const lesson = visitor.locator("section a").nth(2);
  const [bar, card] = [visitor.getByRole("navigation"), lesson];
  await expectApart(visitor, { bar, card });
  await expect(card).toBeInViewport({ ratio: 1 });
  for (const window of [DESKTOP, WIDE]) {
    await visitor.setViewportSize(window);
    await expectNoScrolling(visitor);
  }
});

test("[P91] the moves of a lesson take the place of its idea, and no button moves as the solution comes", async ({
  visitor,
}) => {
  for (const window of [PHONE, { width: 768, height: 1024 }]) {
    await visitor.setViewportSize(window);
    await visitor.goto("/learn#twoForOne");
    await visitor.reload();
    await visitor.getByRole("button", { name: "Hint" }).click();
    const show = visitor.getByRole("button", { name: "Show solution" });
    const before = await show.boundingBox();
    const idea = visitor.getByText(/^Give one piece/);
    await expect(idea).toBeVisible();
    await show.click();
    await expect(idea).toBeHidden();
    await expect(visitor.locator("[data-move]").nth(1)).toBeInViewport({ ratio: 1 });
    expect(await visitor.getByRole("button", { name: "Try again" }).boundingBox()).toEqual(before);
  }
});

test("[P30] on a phone the settings take the whole width, each name on one line", async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE);
  await new Lobby(visitor).open();
  await visitor.getByRole("button", { name: "Settings" }).click();
  const box = await visitor.getByRole("dialog").boundingBox();
  expect(box).toMatchObject({ x: 0, width: PHONE.width });
  const name = await visitor.getByText("Square numbers", { exact: true }).boundingBox();
  expect(name?.height).toBeLessThan(30);
});

test("in forced colours the part of the page is marked in the navigation", async ({ visitor }) => {
  await visitor.emulateMedia({ forcedColors: "active" });
  await visitor.goto("/learn");
  const edgeOf = (name: string) =>
    visitor
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).borderBlockEndWidth);
  expect(await edgeOf("Learn")).toBe("2px");
  expect(await edgeOf("Puzzles")).toBe("0px");
});

test("[P39] at 400 % what is said of a lost connection covers nothing that has the focus", async ({
  visitor,
}) => {
  await visitor.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await visitor.routeWebSocket(/\/socket\.io\//, () => {});
  await visitor.setViewportSize({ width: 320, height: 256 });
  const panel = visitor.locator("[data-lost]");
  const list = visitor.locator("[aria-labelledby=public-rooms]");
  await new Lobby(visitor).open();
  for (const language of ["en", "de", "nl", "ru"]) {
    await choose(visitor, { language });
    await visitor.reload();
    await expect(visitor.locator("html")).toHaveAttribute("lang", language);
    await expect(panel).toBeVisible();
    await expect(list).toBeVisible();
    for (let stop = 0; stop < 10; stop += 1) {
      await visitor.keyboard.press("Tab");
      await expect.poll(() => isFocusInReach(visitor), `stop ${stop}, ${language}`).toBe(true);
    }
  }
});

test("[P13, P39] a room without a connection offers what needs none, at 400 % too", async ({
  visitor,
}) => {
  await visitor.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await visitor.routeWebSocket(/\/socket\.io\//, () => {});
  await visitor.setViewportSize({ width: 320, height: 256 });
  await visitor.goto("/room/room2345");
  for (const name of ["Play the computer", "Pass & play", "Back to the lobby"])
    await expect(visitor.getByRole("link", { name })).toBeVisible();
  await expectNotWide(visitor);
});

/** The squares of the board over which something else lies. */
function coveredSquares(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[role=grid] [data-square]")]
      .filter((square) => {
        const { x, y, width, height } = square.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top?.closest("[data-square]") !== square;
      })
      .map((square) => square.dataset["square"]),
  );
}

/** White has two kings against one, gives one away and lets the other be taken: two mistakes. */
const DECIDED = "t1wAAKAAAEAAAAUAAAANoEtW6Nxa2AAS9";

test("[P80] what a review has found stands beside the board, and below it on a phone, where the board stays", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 768, height: 1024 });
  await visitor.goto(`/review#${DECIDED}`);
  const found = visitor.getByRole("heading", { name: "2 mistakes in this game" });
  const board = visitor.getByRole("grid");
  await expect(found).toBeVisible({ timeout: 60_000 });
  await expectInWindow(visitor, { found, board });
  await expectApart(visitor, { found, board });
  await visitor.setViewportSize(PHONE);
  await visitor.getByRole("button", { name: "Learn from the mistakes" }).click();
  const mistake = visitor.getByRole("heading", { name: "Mistake 1 of 2" });
  await expectInWindow(visitor, { board, mistake });
  await expect(found).toBeHidden();
  await expectInWindow(visitor, { board });
  expect(await coveredSquares(visitor)).toEqual([]);
  for (let back = 0; back < 8; back += 1) {
    await visitor.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocusInReach(visitor), `stop ${back}`).toBe(true);
  }
});

test("[P81] on a phone the board of a puzzle stays in sight, unless the window is too low", async ({
  visitor,
}) => {
  for (const [width, height, stays] of [
    [360, 640, true],
    [375, 667, true],
    [375, 553, false],
  ] as const) {
    await visitor.setViewportSize({ width, height });
    await visitor.goto("/puzzles");
    const end = visitor.getByRole("radio").last();
    const board = visitor.getByRole("grid");
    await end.evaluate((last) => last.scrollIntoView({ block: "start" }));
    await expect
      .poll(() => board.evaluate((grid) => grid.getBoundingClientRect().top >= 0), {
        message: `the board is in sight at ${width} × ${height}`,
      })
      .toBe(stays);
    await end.evaluate((last) => last.focus());
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isFocusInReach(visitor)).toBe(true);
  }
});

/** 11-15 22-18 15x22 25x18 12-16, and White resigned. */
const GAME = "1BFKuVxO1YxLvqi";

test("[P29] a replay is seen whole on an upright tablet", async ({ visitor }) => {
  await visitor.setViewportSize({ width: 768, height: 1024 });
  await visitor.goto(`/replay#${GAME}`);
  await expect(visitor.locator("[data-piece]").first()).toBeVisible();
  await expectNoScrolling(visitor);
});

/** Nothing of the screen is pressed here: what a phone hides below its bar is not in its window. */
async function expectAboveBar(page: Page, parts: Parts): Promise<void> {
  const bar = page.getByRole("navigation");
  await expectInWindow(page, parts);
  await expectApart(page, { ...parts, bar });
}

test("[P81, P91] on a low phone a task, how it went and its buttons are seen at once", async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE);
  for (const address of ["/puzzles", "/learn#twoForOne"]) {
    await visitor.goto(address);
    const parts = {
      board: visitor.getByRole("grid"),
      help: visitor.getByRole("button", { name: /^(Hint|Show solution|Try again)$/ }),
      next: visitor.getByRole("button", { name: /^(Skip|Next puzzle|Next position)$/ }).last(),
    };
    const task = visitor.locator("#main").getByText(/ moves and wins\./);
    await expectAboveBar(visitor, { ...parts, task });
    await parts.help.click();
    await parts.help.click();
    const solution = visitor.locator("#main").getByText(/^Solution: /);
    await expectAboveBar(visitor, { ...parts, solution });
  }
});

/** A game with variations of variations. */
const BRANCHES = "1. 11-15 22-18 (1. 22-17 8-11 (1. 9-13) 2. 17-13) 2. 15x22 25x18 3. 12-16 *";

test("[P77] on a phone rows of moves, sharing and the move that is looked at are seen without scrolling", async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE);
  await visitor.goto("/analysis");
  await visitor.getByRole("button", { name: "Import / export" }).click();
  await visitor.getByLabel("Games (PDN) or a position (FEN)").fill(BRANCHES);
  await visitor.getByRole("button", { name: "Import", exact: true }).click();
  const list = visitor.getByRole("group", { name: "Moves" });
  /** At the start, the rows from the top whose moves are seen whole. */
  const rows = () =>
    list.evaluate((all) => {
      const { bottom } = all.getBoundingClientRect();
      const ends = [...all.querySelectorAll("[data-move]")]
        .map((move) => move.getBoundingClientRect().bottom)
        .filter((end) => end <= bottom);
      return new Set(ends.map((end) => Math.round(end / 6))).size;
    });
  for (const [window, count] of [
    [PHONE, 4],
    [{ width: 390, height: 844 }, 5],
  ] as const) {
    await visitor.setViewportSize(window);
    await expect.poll(rows, `at ${window.width}`).toBeGreaterThanOrEqual(count);
    await expectAboveBar(visitor, { list, share: visitor.getByRole("button", { name: "Share" }) });
    await visitor.getByRole("button", { name: "To the last move" }).click();
    await expect(visitor.locator("[data-move][aria-current]")).toBeInViewport({ ratio: 1 });
    await visitor.getByRole("button", { name: "To the start" }).click();
  }
});

test("[P77, P80] on a low phone the ways through an analysis, who is better, lines and the threat, and a mistake with what helps, are seen at once", async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE);
  await visitor.goto("/analysis");
  await visitor.getByRole("radio", { name: "Engine" }).check({ force: true });
  await visitor.getByRole("switch", { name: "Engine" }).click();
  await visitor.getByRole("button", { name: "Threat" }).click();
  const ways = visitor.getByRole("group", { name: "Go through the game" });
  const line = (number: number) => visitor.getByRole("toolbar", { name: `Line ${number}` });
  const part = visitor.getByRole("region", { name: "Engine" });
  const parts = {
    standing: part.locator("p b"),
    label: part.getByText("Engine", { exact: true }),
    threat: visitor.getByRole("toolbar", { name: "Threat" }),
    first: line(1),
    second: line(2),
  };
  await expectAboveBar(visitor, { ways, ...parts });
  await expect(parts.standing).toHaveText(/\d\.\d.* (Equal|(Black|White) is (better|winning))$/);
  // The third has its row above the bar as soon as the page is scrolled.
  await line(3).getByRole("button").first().focus();
  await expectAboveBar(visitor, { third: line(3) });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expectAboveBar(visitor, { ways, ...parts, third: line(3) });
  for (const row of [line(1), line(2), line(3)])
    expect((await row.boundingBox())?.height).toBeLessThan(30);
  await visitor.goto(`/review#${DECIDED}`);
  await visitor.getByRole("button", { name: "Learn from the mistakes" }).click({ timeout: 60_000 });
  await expectAboveBar(visitor, {
    sentence: visitor.locator("#main").getByText(/White played 14/),
    help: visitor.getByRole("button", { name: "Show the best move" }),
  });
});

test("[P80] on a phone the way to the mistakes is seen at once, below how the game ended and the curve", async ({
  visitor,
}) => {
  await visitor.goto("/review#1CFIsWxKuRqGvUwJuY0BmVxj_?you=white&black=Quick+Otter");
  const curve = visitor.getByRole("slider", { name: "Who stood better" });
  await expect(curve).toBeVisible({ timeout: 60_000 });
  const learn = visitor.getByRole("button", { name: "Learn from the mistakes" });
  for (const window of [
    { width: 360, height: 740 },
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await visitor.setViewportSize(window);
    await expectAboveBar(visitor, { curve, learn });
  }
});

test("[P77, P80, P81, P91] on an upright tablet the board takes most of the width", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 768, height: 1024 });
  for (const address of ["/puzzles", "/learn#twoForOne", "/analysis", `/review#${DECIDED}`]) {
    await visitor.goto(address);
    const width = async () => (await visitor.getByRole("grid").boundingBox())?.width;
    await expect.poll(width, address).toBeGreaterThan(550);
  }
});

test("[P39] sound, help and settings stand in the same place on every screen", async ({
  visitor,
  visitors,
}) => {
  const room = await (await visitors.bot()).create();
  const paths = ["/analysis", "/puzzles", "/practice", `/replay#${GAME}`, `/room/${room}`, "/"];
  for (const window of [DESKTOP, WIDE]) {
    await visitor.setViewportSize(window);
    for (const path of paths) {
      await visitor.goto(path);
      const settings = visitor.getByRole("button", { name: "Settings", exact: true });
      const gap = () => settings.evaluate((key) => innerWidth - key.getBoundingClientRect().right);
      await expect.poll(gap, { message: `${path} at ${window.width}` }).toBe(24);
    }
  }
});

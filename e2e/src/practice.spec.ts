// Games without a server: against the computer by keys alone, and two players on one device.
import type { Page } from "@playwright/test";
import { legalMoves, type Square } from "@kingrow/rules";
import { expect, test } from "./visitors/fixtures.ts";
import { expectApart, expectInWindow, expectNoScrolling, expectNotWide } from "./checks/layout.ts";
import { Room } from "./screens/room.ts";
import { movesShown, positionShown } from "./screens/turns.ts";

/** Collects requests, except those for files of the page, and websocket messages. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    // Parts of the page are loaded on demand.
    if (!request.url().includes("/assets/")) sent.push(request.url());
  });
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      // A pong answers the ping of the server.
      if (payload !== "3") sent.push(String(payload));
    }),
  );
  return sent;
}

/** Plays a move by the numbers of its squares, and waits for the computer's. */
async function playByKeys(room: Room): Promise<void> {
  const [next] = legalMoves(await positionShown(room.page));
  const before = (await movesShown(room.page)).length;
  await room.board.focus();
  for (const square of next?.path ?? [])
    for (const digit of String(square).padStart(2, "0")) await room.page.keyboard.press(digit);
  await expect.poll(async () => (await movesShown(room.page)).length).toBe(before + 2);
  await expect(room.yourTurn).toBeVisible();
}

test("[P70, P72, P74] a game against the computer by keys asks nothing of a server and outlives a reload", async ({
  visitor,
}) => {
  const room = new Room(visitor);
  const sent = listen(visitor);
  await visitor.goto("/practice");
  await visitor.getByRole("radio", { name: "1 Beginner" }).focus();
  await visitor.keyboard.press("Space");
  await visitor.keyboard.press("Enter");
  await playByKeys(room);

  sent.length = 0;
  await playByKeys(room);
  await playByKeys(room);
  expect(sent, "what left the page while playing").toEqual([]);

  const moves = await movesShown(visitor);
  expect(moves).toHaveLength(6);
  await visitor.reload();
  await expect.poll(() => movesShown(visitor)).toEqual(moves);
  await playByKeys(room);

  expect(visitor.workers()).toHaveLength(1);
  await visitor.getByRole("button", { name: "Lobby", exact: true }).click();
  await expect(visitor).toHaveURL(/\/$/);
  await expect.poll(() => visitor.workers()).toEqual([]);
});

/** It is this side's turn, and the board is turned to it. */
async function expectNear({ page, board }: Room, color: "black" | "white"): Promise<void> {
  const name = color === "black" ? "Black" : "White";
  await expect(page.getByText(new RegExp(`^${name}'s Turn`))).toBeVisible();
  const topOf = async (square: Square) => (await board.square(square).boundingBox())?.y ?? 0;
  const isBlackNear = async () => (await topOf(1)) > (await topOf(32));
  await expect.poll(isBlackNear, { message: `${name} is near` }).toBe(color === "black");
}

/** Until half a second after White is near: the frames in which the seat below the board is not that of the men there. */
function framesAstray(page: Page): Promise<readonly number[]> {
  const parts = [
    'fieldset[aria-label="Black"]',
    'fieldset[aria-label="White"]',
    '[data-square="1"]',
    '[data-square="32"]',
  ];
  return page.evaluate(async (selectors) => {
    let end = performance.now() + 15_000;
    const astray: number[] = [];
    while (performance.now() < end) {
      const now = await new Promise(requestAnimationFrame);
      const [black = 0, white = 0, first = 0, last = 0] = selectors.map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top,
      );
      if (black > white !== first > last) astray.push(now);
      if (first < last) end = Math.min(end, now + 500);
    }
    return astray;
  }, parts);
}

test("[P73] the seats of two at one device turn with the board", async ({ visitor }) => {
  const room = new Room(visitor);
  const { board } = room;
  for (const width of [360, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto("/table");
    await board.square(11).waitFor();
    const watching = framesAstray(visitor);
    await board.play([11, 15]);
    expect(await watching, `at ${width} px`).toEqual([]);
    await expectNear(room, "white");
    await visitor.evaluate(() => localStorage.removeItem("kingrow.table"));
  }
});

test("[P73, P80, P77, P39] a game of two at one device leads to its review and to its analysis, from right to left too", async ({
  visitor,
}) => {
  const room = new Room(visitor);
  const { board } = room;
  const button = (name: string) => visitor.getByRole("button", { name, exact: true });
  const side = { board: board.grid, moves: visitor.getByRole("region", { name: "Moves" }) };
  await visitor.setViewportSize({ width: 360, height: 640 });
  await visitor.goto("/table");
  await visitor.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  for (const path of [
    [11, 15],
    [22, 18],
    [15, 22],
  ]) {
    await board.play(path);
    await expectNear(room, path[0] === 22 ? "black" : "white");
  }
  await expectNoScrolling(visitor);
  await expectApart(visitor, { ...side, resign: room.resign });
  await room.resign.click();
  await visitor.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
  await expect(room.result).toContainText("White resigned.");
  await expectInWindow(visitor, { again: room.playAgain, board: board.grid });

  await visitor.getByRole("link", { name: "Review", exact: true }).click();
  await expect(visitor.getByRole("heading", { name: /(No|You made) .*mistake/ })).toBeVisible({
    timeout: 30_000,
  });
  await expectNotWide(visitor);
  const another = visitor.getByRole("link", { name: "New game", exact: true });
  const bar = visitor.getByRole("navigation");
  await expectApart(visitor, { board: board.grid, another, bar });
  await visitor.getByRole("radio", { name: "Moves" }).check({ force: true });
  await visitor.getByRole("button", { name: "Move 2, Black, 15 jumps to 22" }).click();
  await board.expectPiece(22, "black");

  await button("Analyse").click();
  await expect(visitor.getByRole("img", { name: "White to move" })).toBeVisible();
  await board.expectPiece(22, "black");
  await board.play([25, 18]);
  await expect(visitor.getByRole("img", { name: "Black to move" })).toBeVisible();
  await expectNotWide(visitor);
  await expectApart(visitor, { ...side, tools: visitor.getByRole("radio", { name: "Engine" }) });
});

test("[P39] on a broad phone a hint covers the moves, and the board keeps its width", async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 390, height: 664 });
  await visitor.goto("/practice");
  await visitor.getByRole("button", { name: "Start", exact: true }).click();
  await visitor.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(visitor.locator("#main").getByText(/^Hint: /)).toBeVisible();
  expect((await visitor.getByRole("grid").boundingBox())?.width).toBe(390);
});

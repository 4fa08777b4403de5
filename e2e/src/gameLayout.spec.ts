// Where the parts of a game lie: all of it in sight on every screen, also on a page that runs from right to left.
import { formatMove, initialPosition, legalMoves, playMove } from "@kingrow/rules";
import { expect, test } from "./visitors/fixtures.ts";
import {
  DESKTOP,
  expectApart,
  expectInWindow,
  expectNoScrolling,
  type Parts,
  placesIn,
  PHONE,
  SMALL_PHONE,
  WINDOWS,
} from "./checks/layout.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatBlack, type Duel } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { chooseLanguage, LANGUAGES } from "./screens/settings.ts";
import { SEEKERS } from "./staging/seekers.ts";
import { stretchDelays } from "./staging/stretchDelays.ts";
import { tapWire } from "./staging/wire.ts";

const PHONES = [SMALL_PHONE, PHONE, { width: 390, height: 844 }];

/** A wide window that is hardly higher than a phone on its side. */
const LOW_DESKTOP = { width: 1280, height: 360 };

type Area = NonNullable<Awaited<ReturnType<typeof placesIn>>[number]>;

function isAround(outer: Area, inner: Area): boolean {
  const isBroad = outer.x <= inner.x && outer.x + outer.width >= inner.x + inner.width;
  return isBroad && outer.y <= inner.y && outer.y + outer.height >= inner.y + inner.height;
}

function partsOf({ page, board, opponent, you, resign, offerDraw }: Room): Parts {
  return {
    header: page.getByRole("banner"),
    opponent,
    board: board.grid,
    you,
    moves: page.getByRole("region", { name: "Moves" }),
    "draw offer": offerDraw,
    resign,
    "key to type": page.getByRole("button", { name: "Type", exact: true }),
  };
}

/** A game with a move by each side, in which the opponent offers a draw. */
async function offeredDraw(duel: Duel): Promise<Parts> {
  const { room, bot, roomId } = duel;
  await begin(duel);
  await room.board.play([11, 15]);
  await bot.play([22, 18]);
  await bot.ask("offerDraw", { roomId });
  const answer = room.page.getByRole("button", { name: "Accept" });
  await expect(answer).toBeVisible();
  // On a wide screen a message lies within the box of the moves, below their list.
  const moves = room.page.getByRole("list", { name: "Moves" });
  return { ...partsOf(room), moves, answer };
}

/** Plays the first legal move again and again. Resolves with the notation of the last one. */
async function playOn({ room, bot }: Duel, plies: number): Promise<string> {
  let position = initialPosition;
  let last = "";
  for (let ply = 0; ply < plies; ply += 1) {
    const [move] = legalMoves(position);
    if (move === undefined) throw new Error("The game is over too soon.");
    if (position.turn === "white") await bot.play(move.path);
    else await room.board.play(move.path);
    await bot.until(({ moves }) => moves.length > ply);
    position = playMove(position, move);
    last = formatMove(move);
  }
  return last;
}

test("[P39] a running game needs no scrolling, and nothing of it lies over anything else, from right to left too", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const parts = await offeredDraw(duel);
  const { page, board } = duel.room;
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expectNoScrolling(page);
    await expectInWindow(page, parts);
    const { moves, ...others } = parts;
    // On the lowest phone a message takes the place of the moves.
    await expectApart(page, window === SMALL_PHONE ? others : { ...others, moves: moves! });
  }

  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  for (const window of [PHONE, DESKTOP]) {
    await page.setViewportSize(window);
    await expectNoScrolling(page);
    await expectInWindow(page, parts);
    await expectApart(page, parts);
    const [left, right] = [
      await board.square(4).boundingBox(),
      await board.square(1).boundingBox(),
    ];
    expect(left?.x, "square 4 is left of square 1").toBeLessThan(right?.x ?? 0);
  }
});

test("[P39] nothing beside the board moves as the turn goes, nor the board as the result comes", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { room } = duel;
  await begin(duel);
  const places = () => placesIn(room.page, WINDOWS, Object.values(partsOf(room)));
  await expect(room.yourTurn).toBeVisible();
  const before = await places();
  await room.board.play([11, 15]);
  await expect(room.opponentsTurn).toBeVisible();
  expect(await places()).toEqual(before);

  const boards = () => placesIn(room.page, [...WINDOWS, LOW_DESKTOP], [room.board.grid]);
  const boardsBefore = await boards();
  await duel.bot.ask("resign", { roomId: duel.roomId });
  await expect(room.playAgain).toBeVisible();
  expect(await boards()).toEqual(boardsBefore);
  await room.page.setViewportSize({ width: 768, height: 1024 });
  await expectApart(room.page, { board: room.board.grid, you: room.you, result: room.result });
});

test("[P39] a message moves nothing, and on an upright tablet the board takes most of the width", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { room, bot, roomId } = duel;
  await begin(duel);
  const { board, you, resign, offerDraw } = room;
  const places = () => placesIn(room.page, WINDOWS, [board.grid, you, resign, offerDraw]);
  const before = await places();
  await bot.ask("offerDraw", { roomId });
  await expect(room.page.getByRole("button", { name: "Accept" })).toBeVisible();
  expect(await places()).toEqual(before);
  await room.page.setViewportSize(PHONE);
  const answer = room.page.getByRole("button", { name: "Accept" });
  expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await room.page.setViewportSize({ width: 768, height: 1024 });
  expect((await board.grid.boundingBox())?.width).toBeGreaterThan(640);
});

test("[P67] on an upright tablet who watches sees the board as large as who plays", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { page, board } = duel.room;
  await page.setViewportSize({ width: 768, height: 1024 });
  await begin(duel);
  const played = await board.grid.boundingBox();
  const watcher = new Room(await visitors.open());
  await watcher.page.setViewportSize({ width: 768, height: 1024 });
  await watcher.page.goto(`/watch/${duel.roomId}`);
  await expect
    .poll(async () => (await watcher.board.grid.boundingBox())?.width)
    .toBe(played?.width);
});

test("[P21, P39] on an upright screen the question before leaving lies over neither board nor players", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { room } = duel;
  const { page, board, opponent, you } = room;
  await begin(duel);
  await room.exit.click();
  const parts = { board: board.grid, opponent, you, question: room.dialog("Leave this game?") };
  for (const window of [
    PHONE,
    SMALL_PHONE,
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(window);
    await expectInWindow(page, parts);
    await expectApart(page, parts);
  }
});

test("[P12, P39] what was missed at the end of a game lies over none of the ways on", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { room, bot, roomId } = duel;
  const { page } = room;
  await page.setViewportSize(PHONE);
  await begin(duel);
  await room.board.play([11, 15]);
  // The move is in the list once the server has it: until then the page has not seen it confirmed.
  await expect(page.locator("[data-move]")).toBeAttached();
  await page.goto("about:blank");
  await bot.play([22, 18]);
  await bot.ask("resign", { roomId });
  await room.open(roomId);
  const parts = {
    message: page.getByText("While you were away: 22-18."),
    "play again": room.playAgain,
    "new opponent": page.getByRole("button", { name: "New Opponent" }),
    review: page.getByRole("link", { name: "Review" }),
  };
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expectInWindow(page, parts);
    await expectApart(page, parts);
  }
});

test("[P39] the list of moves shows the latest as the window changes, and the longer language fits what there is to do", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { page, board } = duel.room;
  await begin(duel);
  const text = await playOn(duel, 14);
  const latest = page.getByRole("list", { name: "Moves" }).getByText(text, { exact: true }).last();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect(latest).toBeInViewport({ ratio: 0.9 });
    await expectNoScrolling(page);
  }

  await chooseLanguage(page, "de");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const parts = {
    draw: button("Remis"),
    resign: button("Aufgeben"),
    "key to type": button("Tippen"),
    board: board.grid,
  };
  for (const window of [{ width: 640, height: 360 }, PHONE, SMALL_PHONE]) {
    await page.setViewportSize(window);
    await expectNoScrolling(page);
    await expectInWindow(page, parts);
    await expectApart(page, parts);
  }
});

test("[P67] the end of a watched game and the way to the next move nothing, in any language", async ({
  visitors,
}) => {
  const bots = [await visitors.bot(), await visitors.bot()] as const;
  const roomId = await bots[0].create({ isPrivate: false, pace: "5+3" });
  for (const bot of bots) await bot.join(roomId);
  for (const bot of bots) await bot.ready();
  await bots[1].play([11, 15]);
  const page = await visitors.open();
  const wire = await tapWire(page);
  await page.goto(`/watch/${roomId}`);
  await expect(page.locator("[data-move]")).toBeAttached();
  const running = bots[0].state!;
  const board = page.getByRole("grid");
  const stays = [board, ...(await page.locator("[data-turn], [role=timer]").all())];
  const before = await placesIn(page, WINDOWS, stays);
  const share = page.getByRole("button", { name: "Share" });
  const onPhone = [...stays, page.locator("main section").first(), share];
  const onPhoneBefore = await placesIn(page, PHONES, onPhone);
  wire.hold("roomState");
  const [winner = null, loser = ""] = running.players;
  const gone = { connected: false, claimableAt: null, forfeitAt: null };
  const away = { presence: { ...running.presence, [loser]: gone } };
  await wire.push("roomState", { ...running, ...away, version: 1_000 });
  await expect(page.getByText("Away", { exact: true })).toBeVisible();
  expect(await placesIn(page, WINDOWS, stays)).toEqual(before);
  const over = { gameStatus: "ended", currentPlayerTurn: null, winner, endReason: "absent" };
  await wire.push("roomState", { ...running, ...over, version: 1_001 });
  await expect(page.getByRole("link", { name: "Review" })).toBeVisible();
  expect(await placesIn(page, WINDOWS, stays)).toEqual(before);
  const parted = { ...running, ...over, players: [winner] };
  await wire.push("roomState", { ...parted, version: 1_002 });
  await expect(page.getByText("Has left", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the lobby" })).toBeVisible();
  expect(await placesIn(page, WINDOWS, stays)).toEqual(before);
  expect(await placesIn(page, PHONES, onPhone)).toEqual(onPhoneBefore);
  await wire.push("roomState", { ...running, version: 1_003 });
  await expect(page.getByRole("button", { name: "Next game" })).toBeVisible();
  expect(await placesIn(page, WINDOWS, stays)).toEqual(before);
  expect(await placesIn(page, PHONES, onPhone)).toEqual(onPhoneBefore);
  const ways = page.locator("main button");
  const parts = {
    result: page.locator("main h2").first(),
    reason: page.locator("h2 + small"),
    white: page.locator("[data-turn]").first(),
    board,
    next: ways.last(),
    review: page.locator("main a"),
    moves: page.locator("main section"),
  };
  for (const language of LANGUAGES) {
    await chooseLanguage(page, language);
    for (const window of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(window);
      await expectNoScrolling(page);
      await expectInWindow(page, parts);
      await expectApart(page, parts);
    }
  }
});

test("[P27] who watches on a phone sees the latest move whole, in the middle of its line", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  await begin(duel);
  const page = await visitors.open();
  await page.setViewportSize(PHONE);
  await page.goto(`/watch/${duel.roomId}`);
  await expect(page.getByText("No moves yet")).toBeVisible();
  const text = await playOn(duel, 4);
  const list = page.getByRole("list", { name: "Moves" });
  const latest = list.getByText(text, { exact: true }).last();
  await expect(latest).toBeInViewport({ ratio: 1 });
  const middles = async (): Promise<number[]> =>
    (await Promise.all([list.boundingBox(), latest.boundingBox()])).map((box) =>
      Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2),
    );
  await expect.poll(async () => new Set(await middles()).size).toBe(1);
});

test("[P11] Ready Up still lies where it lay when the opponent comes, on a wide screen beside the board", async ({
  visitors,
}) => {
  const page = await visitors.open();
  const [lobby, room] = [new Lobby(page), new Room(page)];
  await lobby.open();
  await lobby.create("private");
  const places = () =>
    placesIn(page, [PHONE, { width: 640, height: 400 }, DESKTOP], [room.readyUp]);
  await expect(room.readyUp).toBeEnabled();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const before = await places();
  // On a phone the card stands in place of the own panel.
  await page.setViewportSize(PHONE);
  await expect(room.you).toHaveCSS("opacity", "0");
  await page.setViewportSize(DESKTOP);
  await (await visitors.bot()).join(room.id);
  await expect(page.getByText("Your opponent is here.")).toBeVisible();
  const after = await places();
  const holds = before.map((place, index) => isAround(after[index]!, place!));
  expect(holds).toEqual([true, true, true]);
  await expectApart(page, { board: room.board.grid, ready: room.readyUp, you: room.you });
});

/** Of a phone on its side and of low windows: the card lies over the board. */
const LOW = [400, 420, 440, 480, 560, 700].map((height) => ({ width: 1000, height }));

test("[P39, P88] others who wait move neither the board nor a button of the card", async ({
  ownSite,
}) => {
  // Nobody else is there to be found.
  const visitor = await (await ownSite()).visitors.open();
  const wire = await tapWire(visitor);
  wire.hold("availableRooms");
  const lobby = new Lobby(visitor);
  await lobby.open();
  await lobby.playNow();
  const board = new Room(visitor).board.grid;
  const ready = new Room(visitor).unready;
  const invite = visitor.getByText("Invite a friend instead");
  await expect(invite).toBeVisible();
  const places = () => placesIn(visitor, [...WINDOWS, ...LOW], [board, invite, ready]);
  const before = await places();
  await wire.push("availableRooms", SEEKERS);
  await expect(visitor.getByRole("button", { name: "Play 5+3" })).toBeVisible();
  expect(await places()).toEqual(before);
  const [older, newer] = SEEKERS;
  const button = visitor.getByRole("button", { name: "Play 30 s" });
  const place = await button.boundingBox();
  await wire.push("availableRooms", [newer]);
  await expect(visitor.getByRole("button", { name: "Play 5+3" })).toBeHidden();
  expect(await button.boundingBox()).toEqual(place);
  await wire.push("availableRooms", [older]);
  expect(await places()).toEqual(before);
});

test("[P45] on a phone the note lies below the board, over nothing else; where a message stands, on the board", async ({
  visitors,
}) => {
  const duel = await seatBlack(visitors);
  const { room, bot, roomId } = duel;
  const { board, page, you } = room;
  await stretchDelays(page);
  await page.setViewportSize(PHONE);
  await begin(duel);
  const note = page.locator("[role=grid] ~ p");
  await board.click(4);
  await expect(note).toBeVisible();
  await expectApart(page, { board: board.grid, you, note, resign: room.resign });
  await expectInWindow(page, { note });

  await bot.ask("offerDraw", { roomId });
  await board.click(3);
  const answer = page.getByRole("button", { name: "Accept" });
  await expect(answer).toBeVisible();
  await expectApart(page, { answer, you, note });
});

test("[P7, P64] before a game with clocks the opponent's name stands whole beside the readiness and the clock", async ({
  visitors,
}) => {
  const bot = await visitors.bot();
  const roomId = await bot.create({ isPrivate: true, pace: "10+5" });
  await bot.join(roomId);
  const room = new Room(await visitors.open());
  await room.open(roomId);
  const { page } = room;
  await expect(room.readyUp).toBeVisible();
  await chooseLanguage(page, "de");
  const panel = page.getByRole("group", { name: "Gegner" });
  const name = panel.locator(":scope > div:first-of-type > :first-child");
  const readiness = panel.locator(":scope > div:first-of-type > span + span > :first-child");
  const sizes = [
    [1024, 768],
    [640, 512],
    [320, 256],
  ] as const;
  const others = sizes.map(([width, height]) => ({ width, height }));
  for (const window of [PHONE, DESKTOP, ...others]) {
    await page.setViewportSize(window);
    const cut = () => name.evaluate((each) => each.scrollWidth - each.clientWidth);
    await expect.poll(cut, `cut off at ${window.width} × ${window.height}`).toBe(0);
    await expectApart(page, { name, readiness, clock: panel.getByRole("timer") });
  }
});

// Faults of the page itself: parts that cannot be fetched, and errors nobody foresaw.
import { expect, test } from "./visitors/fixtures.ts";
import { Lobby } from "./screens/lobby.ts";
import { begin, seatBlack } from "./visitors/players.ts";
import { Room } from "./screens/room.ts";
import { tapWire } from "./staging/wire.ts";

const NOT_LOADED = /^console: Failed to load resource/;

test("[P42] a screen that cannot be fetched says so, and Try again brings it", async ({
  visitor,
  visitors,
  watch,
}) => {
  watch.allow(NOT_LOADED);
  watch.allow(/Not loaded/);
  const chunk = /\/assets\/room-.*\.js$/;
  await visitor.route(chunk, (route) => route.abort());
  const lobby = new Lobby(visitor);
  await lobby.open();
  await lobby.create("private");
  await expect(visitor.getByRole("heading", { name: "This could not be loaded" })).toBeVisible();
  await visitor.unroute(chunk);
  await visitor.getByRole("button", { name: "Try again" }).click();
  await expect(new Room(visitor).noOpponent).toBeVisible();
  expect(visitor.url()).toContain(`${visitors.origin}/room/`);
});

test("[P42] panels, the QR code and what comes after a game may be missing: the game goes on", async ({
  visitor,
  visitors,
  watch,
}) => {
  watch.allow(NOT_LOADED);
  watch.allow(/Not loaded|dynamically imported module|Unable to preload CSS/);
  const chunks = /\/assets\/(?:SettingsDialog|HelpDialog|QrCode|MoveField|ResultPanel|sounds)-/;
  await visitor.route(chunks, (route) => route.abort());
  const duel = await seatBlack(visitors, visitor);
  const { room, bot } = duel;
  await begin(duel);
  await visitor.getByRole("button", { name: "Settings" }).click();
  const panel = room.dialog("This could not be loaded");
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Okay" }).click();
  await room.board.play([11, 15]);
  await expect(room.opponentsTurn).toBeVisible();

  await bot.ask("resign", { roomId: duel.roomId });
  await expect(visitor.getByText("You won!")).toBeVisible();
  await expect(visitor.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
  await visitor.unroute(chunks);
  await visitor.getByRole("button", { name: "Try again" }).click();
  await expect(visitor.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(visitor.getByText("You won!")).toBeVisible();
});

test("[P42] an error while drawing leads to a calm page, back into the game and home", async ({
  visitor,
  visitors,
  watch,
}) => {
  watch.allow(/./);
  const wire = await tapWire(visitor);
  const duel = await seatBlack(visitors, visitor);
  await begin(duel);
  await duel.bot.until(({ gameStatus }) => gameStatus === "started");
  const state = duel.bot.state!;
  const breakPage = (version: number) => wire.push("roomState", { ...state, version, moves: [{}] });
  const broken = visitor.getByRole("heading", { name: "Something went wrong on this page" });
  await breakPage(1_000);
  await expect(broken).toBeVisible();
  await visitor.getByRole("button", { name: "Try again" }).click();
  await expect(duel.room.yourTurn).toBeVisible();
  await breakPage(2_000);
  await expect(broken).toBeVisible();
  await visitor.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(visitor.getByRole("heading", { name: "Public Rooms" })).toBeVisible();
});

test("[P42] a page whose program does not come says so after a while", async ({
  visitor,
  watch,
}) => {
  watch.allow(NOT_LOADED);
  await visitor.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await visitor.goto("/");
  const sentence = visitor.getByText("The page could not be loaded.");
  await expect(sentence).toBeHidden();
  await visitor.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(sentence).toBeVisible();
  await visitor.unroute(/\/assets\/index-.*\.js$/);
  await visitor.getByRole("link", { name: "Try again" }).click();
  await expect(visitor.getByRole("heading", { name: "Public Rooms" })).toBeVisible();
});

// Games with clocks, watched games, and greetings.
import type { RoomState } from "@kingrow/protocol";
import { expect } from "../visitors/fixtures.ts";
import { Lobby } from "../screens/lobby.ts";
import { Room } from "../screens/room.ts";
import type { Walks } from "./state.ts";
import { stretchDelays } from "../staging/stretchDelays.ts";
import { OPENING } from "../staging/telling.ts";
import type { Visitors } from "../visitors/visitors.ts";
import { tapWire } from "../staging/wire.ts";

export const TABLE: Walks = {
  "with clocks": async function* (page, visitors) {
    await stretchDelays(page);
    const wire = await tapWire(page);
    const bot = await visitors.bot();
    const roomId = await bot.create(CLOCKED);
    await bot.join(roomId);
    const room = new Room(page);
    await room.open(roomId);
    const say = page.getByRole("button", { name: "Chat" });
    await bot.ready();
    await room.readyUp.click();
    await expect(room.yourTurn).toBeVisible();
    yield "a game with clocks";

    await wire.push("roomState", shortOfTime(bot.state));
    await expect(room.you.getByText("8.4", { exact: true })).toBeVisible();
    yield "a clock below ten seconds";

    await say.click();
    await expect(page.getByRole("group", { name: "Say something" })).toBeVisible();
    yield "something to say to the opponent";

    await page.keyboard.press("Escape");
    await bot.ask("greet", { roomId, greeting: "goodLuck" });
    await expect(page.locator("main p").filter({ hasText: "Good luck!" })).toBeVisible();
    yield "something the opponent says";
  },

  watching: async function* (page, visitors) {
    const { roomId, bots } = await playedByBots(visitors);
    const lobby = new Lobby(page);
    await lobby.open();
    await expect(lobby.row(roomId).getByRole("link")).toBeVisible();
    yield "a game in the lobby that can be watched";

    await page.goto(`/watch/${roomId}?view=large`);
    await expect(page.getByRole("grid")).toBeVisible();
    yield "a game on a wall";

    await page.goto(`/watch/${roomId}`);
    const played = page.getByText("17-13", { exact: true }).first();
    await expect(played).toBeVisible();
    yield "a game that is watched";

    await bots[0].ask("resign", { roomId });
    for (const bot of bots) await bot.ask("playAgain", { roomId });
    await expect(page.getByRole("button", { name: "Next game" })).toBeVisible();
    yield "a watched game that is over, the next having begun";
  },
};

const CLOCKED = { isPrivate: false, pace: "10+5" } as const;

/** Two bots at a public table, in the opening of a game. */
async function playedByBots(visitors: Visitors) {
  const [white, black] = [await visitors.bot(), await visitors.bot()];
  const roomId = await white.create(CLOCKED);
  await white.join(roomId);
  await black.join(roomId);
  for (const bot of [white, black]) await bot.ready();
  for (const [move, answer] of OPENING) {
    await black.play(move);
    await white.play(answer);
  }
  return { roomId, bots: [white, black] as const };
}

/** The next state with both clocks at 8.4 s. The one on turn starts in ten minutes, so that pictures never differ. */
function shortOfTime(state: RoomState | undefined): RoomState {
  if (state === undefined) throw new Error("The bot has no state.");
  const later = Date.now() + 600_000;
  const clocks = state.players.map((id) => [
    id,
    { remainingMs: 8_400, since: id === state.currentPlayerTurn ? later : null },
  ]);
  return { ...state, version: state.version + 1, clocks: Object.fromEntries(clocks) };
}

// Players' clocks over a slow line: what both pages show is what the server counts (O3).
import { setTimeout as pause } from "node:timers/promises";
import type { JSHandle, Page } from "@playwright/test";
import type { Pace, PlayerClock, RoomState } from "@kingrow/protocol";
import { FaultProxy } from "@kingrow/protocol/testing";
import type { Bot } from "../support/bot.ts";
import { expect, test } from "./visitors/fixtures.ts";
import { Room } from "./screens/room.ts";
import { inviteVisitors, type Visitors } from "./visitors/visitors.ts";

/** In each direction. */
const DELAY_MS = 200;
const MOST_APART_MS = 100;
/** So many changes of a clock are looked at; each may be shown late by a machine that does much else. */
const CHANGES = 5;
const LOOKS_AT_CLOCK = 5;
const LOOK_MS = 100;
const PACE: Pace = "3+2";
/** Black first; no captures, and more than a slow machine comes to before it is given up. */
const MOVES = [
  "10-15 22-17 6-10 23-19 2-6 17-13 15-18 24-20 10-14 27-24",
  "18-23 26-22 7-10 22-17 14-18 31-27 11-15 20-16 9-14 16-11",
].flatMap((line) => line.split(" ").map((text) => text.split("-").map(Number)));
const GIVEN_UP_AFTER_MS = 90_000;

/** A clock takes its seconds, however quick the machine is. */
test.describe.configure({ timeout: 240_000 });

/** What the clock that runs began to show, and when, by the one clock of this machine. */
interface Change {
  readonly text: string;
  readonly at: number;
}

test("[O3] [P64] over a line with a delay of 200 ms both pages show what the server counts", async ({
  browser,
  watch,
  visitors,
}) => {
  const line = await FaultProxy.open(Number(new URL(visitors.origin).port));
  line.delayMs = DELAY_MS;
  const people = inviteVisitors(browser, watch, line.url);
  const table = await startClockedGame(people, await visitors.bot());
  const [white, black] = table.rooms;
  const moves = MOVES.values();
  // A page learns the server's time from answers. Where the machine delayed those, the next move brings new ones.
  await expect(async () => {
    for (const [mover, other] of [
      [black, white],
      [white, black],
    ] as const) {
      await mover.board.play(moves.next().value ?? []);
      await expect(other.yourTurn).toBeVisible();
    }
    await expectSameTime(table);
  }).toPass({ timeout: GIVEN_UP_AFTER_MS });
  await people.close();
  await line.close();
});

/** A running game with clocks between two pages, white first. */
async function startClockedGame(people: Visitors, witness: Bot) {
  const opened = await witness.ask("createRoom", { isPrivate: false, pace: PACE });
  if (!opened.ok) throw new Error(opened.error.code);
  const { roomId } = opened.value;
  const [white, black] = [new Room(await people.open()), new Room(await people.open())];
  await black.open(roomId);
  await witness.ask("leaveRoom", { roomId });
  await white.open(roomId);
  await white.readyUp.click();
  await black.readyUp.click();
  await expect(black.yourTurn).toBeVisible();
  return { roomId, rooms: [white, black] as const, witness };
}

type Table = Awaited<ReturnType<typeof startClockedGame>>;

/**
 * A second begins on the pages when it begins on the server's clock. A page that shows none of several at its time is
 * not looked at any longer: without new answers it stays wrong.
 */
async function expectSameTime({ roomId, rooms, witness }: Table): Promise<void> {
  const truth = await serversClock(witness, roomId);
  const clocks = await Promise.all(rooms.map(({ page }) => runningClock(page)));
  await Promise.all(
    clocks.map(async (changes, index) => {
      const lateness = async (): Promise<number[]> =>
        (await changes.jsonValue()).map(({ text, at }) => secondsOf(text) * 1_000 - truth(at));
      const isEnough = async (): Promise<boolean> => {
        const late = await lateness();
        return late.length >= CHANGES || (late.length > 1 && isOneInTime(late));
      };
      await expect.poll(isEnough, `page ${index + 1} shows a clock that runs`).toBe(true);
      const late = await lateness();
      const told = `page ${index + 1} is late by ${late.map(Math.round).join(", ")} ms`;
      expect(isOneInTime(late), told).toBe(true);
      expect(Math.min(...late), told).toBeGreaterThanOrEqual(-MOST_APART_MS);
    }),
  );
}

function isOneInTime(late: readonly number[]): boolean {
  return Math.min(...late.map(Math.abs)) <= MOST_APART_MS;
}

/** Notes from now on when the clock that runs shows another second. */
function runningClock(page: Page): Promise<JSHandle<Change[]>> {
  return page.evaluateHandle(() => {
    const changes: { readonly text: string; readonly at: number }[] = [];
    let before = "";
    new MutationObserver(() => {
      const clock = document.querySelector("[role=timer][data-running=true]");
      const now = clock?.textContent ?? "";
      // While a page comes back it may show no clock for a moment.
      if (now !== before && before !== "" && now !== "")
        changes.push({ text: now, at: Date.now() });
      before = now;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return changes;
  });
}

interface Look {
  readonly roomState: RoomState;
  /** By how much the server's clock is ahead of this machine's, as far as one answer tells. */
  readonly ahead: number;
  readonly tookMs: number;
}

async function look(witness: Bot, roomId: string): Promise<Look> {
  const askedAt = Date.now();
  const found = await witness.ask("watchRoom", { roomId });
  if (!found.ok) throw new Error(found.error.code);
  const tookMs = Date.now() - askedAt;
  const { roomState } = found.value;
  return { roomState, ahead: roomState.serverTime - askedAt - tookMs / 2, tookMs };
}

/** What is left by the server's own count at a time of this machine's clock, once both are there. */
async function serversClock(witness: Bot, roomId: string): Promise<(at: number) => number> {
  for (;;) {
    const looks: Look[] = [];
    for (let count = 0; count < LOOKS_AT_CLOCK; count += 1) looks.push(await look(witness, roomId));
    // The quickest answer tells the time best.
    const { ahead } = looks.toSorted((a, b) => a.tookMs - b.tookMs)[0]!;
    const { roomState } = looks.at(-1)!;
    const clock = clockThatRuns(roomState);
    if (clock !== undefined && isEverybodyThere(roomState))
      return (at) => clock.remainingMs - (at + ahead - clock.since);
    await pause(LOOK_MS);
  }
}

function isEverybodyThere({ players, presence }: RoomState): boolean {
  return players.every((id) => presence[id]?.connected === true);
}

function clockThatRuns({ clocks }: RoomState) {
  return Object.values(clocks ?? {}).find(isRunning);
}

function isRunning(clock: PlayerClock): clock is PlayerClock & { readonly since: number } {
  return clock.since !== null;
}

/** Rounded up on the page: when it begins to show a second, so much is left. */
function secondsOf(text: string): number {
  const [minutes, seconds] = text.split(":");
  return Number(minutes) * 60 + Number(seconds);
}

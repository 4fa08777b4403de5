// Games with clocks: what they cost, what they give, and how they end.
import { setTimeout as pause } from "node:timers/promises";
import type { RoomState } from "@kingrow/protocol";
import { describe, expect, test } from "vitest";
import { AS_THE_PAGE, makeKey, MODES } from "../support/modes.ts";
import { useTestbed } from "./support/testbed.ts";
import { FIRST_STEP, WHITE_REPLY } from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import { isEnded, isStarted, join, playStep, readyUp, seat, startGame } from "./support/table.ts";

const testbed = useTestbed();

const clockOf = ({ clocks }: RoomState, id: string) => clocks?.[id];

describe.each(MODES)("$name", (mode) => {
  test("[O3] the clock of the side to move runs, and a move gives its seconds", async () => {
    const table = await startGame(testbed, mode, { pace: "5+3" });
    const { white, black } = table;
    const begun = await black.state(isStarted);
    expect(clockOf(begun, white.id)).toEqual({ remainingMs: 300_000, since: null });
    expect(clockOf(begun, black.id)).toEqual({ remainingMs: 300_000, since: begun.serverTime });
    await playStep(table, FIRST_STEP);
    const moved = await white.state((state) => state.currentPlayerTurn === white.id);
    const left = clockOf(moved, black.id)?.remainingMs ?? 0;
    expect(left).toBeGreaterThanOrEqual(303_000 - (moved.serverTime - begun.serverTime));
    expect(left).toBeLessThanOrEqual(303_000);
    expect(clockOf(moved, white.id)).toEqual({ remainingMs: 300_000, since: moved.serverTime });
  });

  test("[O5] with clocks nothing is taken back", async () => {
    const table = await startGame(testbed, mode, { pace: "30s" });
    const { roomId, black, white } = table;
    await playStep(table, FIRST_STEP);
    expectRefusal(await black.call("takeback", { roomId }), "NOT_ALLOWED");
    const answer = await white.call("answerTakeback", { roomId, accept: true });
    expectRefusal(answer, "NOT_ALLOWED");
  });
});

/** Where a machine that does much else stands still for a moment, not all of the games end just then. */
const APART_MS = 1_000;

/** Plays until Black's time is up. Resolves with the delay of the end in milliseconds. */
async function loseByTime(): Promise<number> {
  const table = await startGame(testbed, AS_THE_PAGE, { pace: "30s" });
  const { white, black } = table;
  await playStep(table, FIRST_STEP);
  await playStep(table, WHITE_REPLY);
  const turn = await black.state((state) => state.moves.length === 2);
  const since = clockOf(turn, black.id)?.since ?? 0;
  await pause(29_000);
  const state = await white.state(isEnded);
  expect(state).toMatchObject({ winner: white.id, endReason: "time" });
  expect(clockOf(state, black.id)).toEqual({ remainingMs: 0, since: null });
  return state.serverTime - since - 30_000;
}

test("[O12] a player whose time is up loses within 100 ms", async () => {
  const games: Promise<number>[] = [];
  for (let game = 0; game < 5; game += 1) {
    games.push(loseByTime());
    await pause(APART_MS);
  }
  const late = (await Promise.all(games)).toSorted((a, b) => a - b);
  expect(late[0]).toBeGreaterThanOrEqual(0);
  // A machine that does much else may be late for some of them.
  expect(late[1], `late by ${late.join(", ")} ms`).toBeLessThanOrEqual(100);
}, 90_000);

test("[A2] [O3] a killed server costs nobody a second of their clock", async () => {
  const keys = [makeKey(), makeKey()] as const;
  const table = await seat(
    await testbed.connectWith(AS_THE_PAGE, keys[0]),
    await testbed.connectWith(AS_THE_PAGE, keys[1]),
    { pace: "3+2" },
  );
  await readyUp(table);
  await testbed.restart("SIGKILL");
  const white = await testbed.connectWith(AS_THE_PAGE, keys[0]);
  const { roomState } = await join(white, table.roomId);
  const waiting = Object.values(roomState?.clocks ?? {});
  expect(waiting).toEqual([
    { remainingMs: 180_000, since: null },
    { remainingMs: 180_000, since: null },
  ]);
  const black = await testbed.connectWith(AS_THE_PAGE, keys[1]);
  await join(black, table.roomId);
  const state = await black.state((s) => s.clocks?.[black.id]?.since !== null);
  expect(clockOf(state, black.id)).toEqual({ remainingMs: 180_000, since: state.serverTime });
});

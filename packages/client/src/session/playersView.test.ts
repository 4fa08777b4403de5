import { expect, test } from "vitest";
import { emptyRoom, takeJoined } from "./roomData.ts";
import { ME, ROOM, startedRoom, THEM } from "../testing/testRooms.ts";
import { clockOf, leftOn } from "./playersView.ts";

test("[O3] a stopped clock shows the stored time, a running one the time left now", () => {
  expect(leftOn({ remainingMs: 9_000, since: null }, 700)).toBe(9_000);
  expect(leftOn({ remainingMs: 9_000, since: 700 }, 2_700)).toBe(7_000);
  expect(leftOn({ remainingMs: 9_000, since: 700 }, 60_000)).toBe(0);
  expect(leftOn({ remainingMs: 9_000, since: 700 }, 500)).toBe(9_000);
});

test("[O3] a player's clock is found by the player, and there may be none", () => {
  const clocks = {
    [ME]: { remainingMs: 1_000, since: 5 },
    [THEM]: { remainingMs: 2_000, since: null },
  };
  const data = takeJoined(emptyRoom(ROOM), startedRoom(undefined, { clocks }), ME);
  expect(clockOf(data, THEM)).toEqual({ remainingMs: 2_000, since: null });
  expect(clockOf(data, undefined)).toBeUndefined();
  expect(clockOf(takeJoined(emptyRoom(ROOM), startedRoom(), ME), ME)).toBeUndefined();
});

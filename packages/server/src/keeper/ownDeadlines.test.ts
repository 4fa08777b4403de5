import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { START } from "../store/testing/rooms.ts";
import { type OwnDeadlines, startOwnDeadlines } from "./ownDeadlines.ts";
import type { Swept } from "./sweeper.ts";

let deadlines: OwnDeadlines;
let acted: { readonly id: string; readonly at: number }[];
let becomes: Swept;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  acted = [];
  becomes = "changed";
  const act = async (id: string) => {
    acted.push({ id, at: Date.now() - START });
    return becomes;
  };
  deadlines = startOwnDeadlines({ clock: systemClock, act });
});
afterEach(async () => {
  await deadlines.stop();
  vi.useRealTimers();
});

const ids = () => acted.map(({ id }) => id);

describe("a node's own deadlines", () => {
  it("[O3] come due a tenth of a second late at most, and never early", async () => {
    for (let at = 0; at < 2_000; at += 70) deadlines.note(`room-${at}`, START + at);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(acted).toHaveLength(29);
    const lateness = acted.map(({ id, at }) => at - Number(id.slice(5)));
    expect(Math.min(...lateness)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lateness)).toBeLessThanOrEqual(100);
  });

  it("count as they were noted last", async () => {
    deadlines.note("later", START + 1_000);
    deadlines.note("never", START + 1_000);
    deadlines.note("later", START + 5_000);
    deadlines.note("never", undefined);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(ids()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ids()).toEqual(["later"]);
  });

  it("are all met after a standstill, and those that are past when they are noted", async () => {
    deadlines.note("one", START + 1_000);
    deadlines.note("other", START + 600_000);
    vi.setSystemTime(START + 3_000_000);
    deadlines.note("past", START + 1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set(ids())).toEqual(new Set(["one", "other", "past"]));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(acted).toHaveLength(3);
  });

  it("[O3] are tried again soon while the store refuses them, and no more once they are done", async () => {
    becomes = "refused by the store";
    deadlines.note("room", START + 1_000);
    await vi.advanceTimersByTimeAsync(9_000);
    becomes = "changed";
    await vi.advanceTimersByTimeAsync(600);
    expect(acted.at(-1)?.at).toBeGreaterThan(9_000);
    const tries = acted.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(acted).toHaveLength(tries);
  });

  it("are left to the store when they are hours away", async () => {
    deadlines.note("far", START + 24 * 3_600_000);
    vi.setSystemTime(START + 25 * 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(acted).toEqual([]);
  });

  it("are not acted on after the stop", async () => {
    deadlines.note("room", START + 1_000);
    await deadlines.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(acted).toEqual([]);
  });
});

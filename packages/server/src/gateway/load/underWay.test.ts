// How many calls may be under way: as many as end in time, whatever a call takes (X5).
import { describe, expect, it } from "vitest";
import { createUnderWay } from "./underWay.ts";

const MOST = 500;
const CALL_MS = 25;
const LOOK_MS = 20;

/** Calls that each take so long, as many at a time as are given. */
function startCalls() {
  let now = 0;
  const calls = createUnderWay({ callsInFlight: MOST, callMs: CALL_MS }, () => now);

  /** So many at a time for so many looks, all of which end within it. */
  function run(atOnce: number, takesMs: number, looks: number): void {
    for (const end = now + looks * LOOK_MS; now < end; calls.look()) {
      for (let count = 0; count < atOnce; count += 1) calls.begin();
      now += takesMs;
      for (let count = 0; count < atOnce; count += 1) calls.end();
    }
  }

  function rest(looks: number): void {
    for (let count = 0; count < looks; count += 1) {
      now += LOOK_MS;
      calls.look();
    }
  }

  return { calls, run, rest };
}

describe("calls under way", () => {
  it("[X5] may be as many as the setting says while they take no longer than they may", () => {
    const { calls, run } = startCalls();
    run(300, 24, 100);
    expect(calls.most).toBe(MOST);
  });

  it("[X5] may not be many more than there were, so that a sudden press finds no room", () => {
    const { calls, run } = startCalls();
    run(20, 5, 100);
    expect(calls.most).toBe(320);
    run(300, 24, 100);
    run(20, 5, 200);
    expect(calls.most).toBe(320);
  });

  it("[X5] may soon be no more than end in time, when they take long", () => {
    const { calls, run } = startCalls();
    run(5, 5, 50);
    run(300, 24, 100);
    run(400, 100, 25);
    // Four end in a millisecond.
    expect(calls.most).toBeGreaterThan(75);
    expect(calls.most).toBeLessThan(150);
  });

  it("[X5] are not held to be too many for one long standstill", () => {
    const { calls, run } = startCalls();
    run(40, 10, 50);
    run(40, 90, 1);
    expect(calls.most).toBeGreaterThan(100);
    run(40, 10, 50);
    expect(calls.most).toBe(320);
  });

  it("[X5] may be more where each takes long by itself, as with a slow disk", () => {
    const { calls, run } = startCalls();
    run(5, 60, 100);
    run(400, 110, 250);
    expect(calls.most).toBe(MOST);
    run(400, 200, 50);
    expect(calls.most).toBeLessThan(MOST * 0.75);
    expect(calls.most).toBeGreaterThan(200);
  });

  it("[X5] may be no more for a disk that is slow for a while", () => {
    const { calls, run } = startCalls();
    run(5, 100, 5);
    run(5, 5, 50);
    run(5, 100, 50);
    run(300, 60, 25);
    expect(calls.most).toBeLessThan(150);
  });

  it("[X5] are never fewer than a few, and few of them are never too many", () => {
    const { calls, run } = startCalls();
    run(5, 5, 50);
    run(60, 2_000, 1_500);
    expect(calls.most).toBe(32);
    run(15, 2_000, 10_000);
    expect(calls.most).toBeGreaterThan(100);
  });

  it("[X5] may be many again soon after a press, which does not count as what is usual", () => {
    const { calls, run, rest } = startCalls();
    run(5, 5, 50);
    run(150, 100, 50);
    expect(calls.most).toBeLessThan(50);
    rest(80);
    expect(calls.most).toBe(320);
    run(150, 100, 25);
    expect(calls.most).toBeLessThan(50);
  });
});

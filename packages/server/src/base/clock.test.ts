import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ServingClock, startServingClock } from "./clock.ts";

const WALL = 1_700_000_000_000;
const HOUR = 3_600_000;
let wall: number;
let steady: number;
let serving: ServingClock;

beforeEach(() => {
  vi.useFakeTimers();
  [wall, steady] = [WALL, 12.5];
  serving = startServingClock(() => wall, { ...systemClock, now: () => steady });
});
afterEach(() => {
  serving.stop();
  vi.useRealTimers();
});

/** The program runs for so long, with its timers. */
function run(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    steady += 100;
    wall += 100;
    vi.advanceTimersByTime(100);
  }
}

describe("serving clock", () => {
  it("shows the wall clock's time as long as nothing happens to it", () => {
    run(HOUR);
    expect(serving.clock.now()).toBe(WALL + HOUR);
  });

  it.each([HOUR, -HOUR, 24 * HOUR, -24 * HOUR])(
    "[A2] goes on evenly when the wall clock is set by %i ms",
    (jump) => {
      run(60_000);
      wall += jump;
      run(60_000);
      expect(serving.clock.now()).toBe(WALL + 120_000);
    },
  );

  it("[A2] counts but a moment of the time in which the program stood still", () => {
    run(60_000);
    steady += HOUR;
    expect(serving.clock.now()).toBe(WALL + 60_250);
    run(60_000);
    expect(serving.clock.now()).toBe(WALL + 120_250);
  });

  it("[A2] counts nothing of an outage, and goes on where it was", () => {
    run(60_000);
    serving.setServing(false);
    run(HOUR);
    expect(serving.clock.now()).toBe(WALL + 60_000);
    serving.setServing(true);
    run(60_000);
    expect(serving.clock.now()).toBe(WALL + 120_000);
  });

  it("counts a short pause in full", () => {
    steady += 200;
    expect(serving.clock.now()).toBe(WALL + 200);
  });

  it("[O3] stands still until the last hold ends", () => {
    run(1_000);
    const [release, other] = [serving.hold(), serving.hold()];
    run(2_000);
    release();
    run(2_000);
    expect(serving.clock.now()).toBe(WALL + 1_000);
    other();
    run(1_000);
    expect(serving.clock.now()).toBe(WALL + 2_000);
  });

  it("looks at the time by itself until it is stopped", () => {
    run(HOUR);
    expect(serving.clock.now()).toBe(WALL + HOUR);
    serving.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

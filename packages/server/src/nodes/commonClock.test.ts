import { expect, it } from "vitest";
import { createCommonClock } from "./commonClock.ts";

it("follows the clock of Redis, also through a freeze of this process, and never decreases", () => {
  let steady = 1_000;
  const clock = createCommonClock(() => steady);
  clock.learn(1_700_000_000_000, steady);
  steady += 3_600_000;
  expect(clock.now()).toBe(1_700_003_600_000);
  clock.learn(1_700_003_599_000, steady);
  expect(clock.now()).toBe(1_700_003_600_000);
  steady += 5_000;
  expect(clock.now()).toBe(1_700_003_604_000);
});

it("[O3] trusts quick answers: a slow one takes no time from players", () => {
  let steady = 0;
  const clock = createCommonClock(() => steady);
  for (const tookMs of [4, 900, 40, 400]) {
    steady += 500 - tookMs;
    const askedAt = steady;
    const told = 1_700_000_000_000 + askedAt + 1;
    steady += tookMs;
    clock.learn(told, askedAt);
    expect(Math.abs(clock.now() - steady - 1_700_000_000_000)).toBeLessThanOrEqual(3);
  }
});

it("follows a clock of Redis that was set", () => {
  let steady = 0;
  const clock = createCommonClock(() => steady);
  clock.learn(1_700_000_000_000, steady);
  steady += 500;
  clock.learn(1_700_000_060_500, steady - 2);
  expect(clock.now()).toBe(1_700_000_060_501);
});

it("converts a moment to the time of Redis, never too early, after the first answer", () => {
  const clock = createCommonClock(() => 1_010);
  expect(clock.timeAt(2_000)).toBeUndefined();
  clock.learn(1_700_000_000_000, 1_000);
  expect(clock.timeAt(2_000)).toBe(1_700_000_001_001);
});

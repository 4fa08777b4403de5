import { expect, it } from "vitest";
import { createCommonClock } from "./commonClock.ts";

it("follows the store's clock, through a freeze of this process, and never falls", () => {
  let steady = 1_000;
  const clock = createCommonClock(() => steady);
  clock.learn(1_700_000_000_000);
  steady += 3_600_000;
  expect(clock.now()).toBe(1_700_003_600_000);
  clock.learn(1_700_003_599_000);
  expect(clock.now()).toBe(1_700_003_600_000);
  steady += 5_000;
  expect(clock.now()).toBe(1_700_003_604_000);
});

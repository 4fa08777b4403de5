import { beforeEach, describe, expect, it } from "vitest";
import { createServiceGaps, type ServiceGaps } from "./serviceGaps.ts";

const START = 1_700_000_000_000;
let time: number;
let steady: number;
let gaps: ServiceGaps;

function pass(ms: number): void {
  time += ms;
  steady += ms;
}

beforeEach(() => {
  [time, steady] = [START, 40];
  gaps = createServiceGaps(
    () => time,
    () => steady,
  );
});

describe("the gaps of a node's service", () => {
  it("do not exist as long as heartbeats follow each other", () => {
    for (let beat = 0; beat < 60; beat += 1) {
      pass(505);
      gaps.beaten();
    }
    expect(gaps.unserved(START, time)).toBe(0);
  });

  it("[O3] span the time from the last heartbeat before an outage to the first one after it", () => {
    pass(500);
    gaps.beaten();
    pass(20_000);
    gaps.beaten();
    pass(500);
    gaps.beaten();
    expect(gaps.unserved(START, time)).toBe(20_000);
    expect(gaps.unserved(START + 11_000, START + 12_000)).toBe(1_000);
    expect(gaps.unserved(START + 20_500, time)).toBe(0);
  });

  it("[O3] include a running outage, so that no clock runs out in the first moment after it", () => {
    pass(700);
    expect(gaps.unserved(START, time)).toBe(0);
    pass(3_000);
    expect(gaps.unserved(START, time)).toBe(3_700);
  });

  it("[O3] add up, and a running one is added to those before it", () => {
    for (const outage of [20_000, 5_000]) {
      pass(outage);
      gaps.beaten();
      pass(500);
      gaps.beaten();
    }
    pass(3_000);
    expect(gaps.unserved(START, time)).toBe(28_000);
  });

  it("[O3] include a jump of the common clock", () => {
    pass(500);
    time += 60_000;
    gaps.beaten();
    expect(gaps.unserved(START, time)).toBe(60_000);
  });
});

import { FakeClock } from "@kingrow/time/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { createWindows, type OwnWindows } from "./windows.ts";

let clock: FakeClock;
let windows: OwnWindows;

beforeEach(() => {
  clock = new FakeClock();
  windows = createWindows({ count: 3, seconds: 10 }, () => clock.now());
});

describe("windows of time", () => {
  it("count each key for itself, from its first call to the end of its window", async () => {
    expect(await windows.take("ann")).toEqual({ count: 1, endsIn: 10_000 });
    clock.advance(4_000);
    expect(await windows.take("ann")).toEqual({ count: 2, endsIn: 6_000 });
    expect(await windows.take("bob")).toEqual({ count: 1, endsIn: 10_000 });
    clock.advance(6_000);
    expect(await windows.take("ann")).toEqual({ count: 1, endsIn: 10_000 });
    expect(await windows.take("bob")).toEqual({ count: 2, endsIn: 4_000 });
  });

  it("[X2] end after whole milliseconds, whatever the clock is like", async () => {
    const fine = createWindows({ count: 3, seconds: 10 }, () => clock.now() / 7);
    await fine.take("ann");
    clock.advance(2);
    expect(await fine.take("ann")).toEqual({ count: 2, endsIn: 10_000 });
  });

  it("take one back, also where there is none", async () => {
    await windows.take("ann");
    await windows.giveBack("ann");
    await windows.giveBack("bob");
    expect(await windows.take("ann")).toMatchObject({ count: 1 });
    expect(await windows.take("bob")).toMatchObject({ count: 1 });
  });

  it("[X2] keep nothing of a window that is over", async () => {
    for (let count = 0; count < 100; count += 1) await windows.take(`player ${count}`);
    expect(windows.size).toBe(100);
    clock.advance(10_000);
    await windows.take("ann");
    expect(windows.size).toBe(1);
  });
});

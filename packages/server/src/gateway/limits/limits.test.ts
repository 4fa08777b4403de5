import { steadyClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../base/config.ts";
import { createLimits } from "./limits.ts";

function defaultRates() {
  const read = readConfig({}, "/data");
  if (!read.ok) throw new Error("the defaults are broken");
  return read.config.limits.rates;
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("limits", () => {
  it.each([
    ["movePiece", 30, 10],
    ["playerReady", 10, 10],
    ["playAgain", 10, 10],
    ["createRoom", 10, 60],
    ["joinRoom", 30, 60],
    ["getAvailableRooms", 20, 10],
  ] as const)("[X2] lets %s through %i times in %i s", async (event, count, seconds) => {
    const limits = createLimits(defaultRates(), steadyClock.now);
    for (let call = 0; call < count; call += 1) {
      expect(limits.take("owner", event)).toEqual({ allowed: true });
    }
    expect(limits.take("owner", event)).toEqual({
      allowed: false,
      first: true,
      resetsIn: seconds * 1000,
    });
    vi.advanceTimersByTime(seconds * 1000);
    expect(limits.take("owner", event)).toEqual({ allowed: true });
  });

  it("[X2] tells no longer wait than a window when the wall clock was set back by a day", async () => {
    const limits = createLimits(
      { ...defaultRates(), movePiece: { count: 1, seconds: 10 } },
      steadyClock.now,
    );
    limits.take("owner", "movePiece");
    vi.setSystemTime(1_000_000 - 86_400_000);
    expect(limits.take("owner", "movePiece")).toMatchObject({ resetsIn: 10_000 });
    vi.advanceTimersByTime(10_000);
    expect(limits.take("owner", "movePiece")).toEqual({ allowed: true });
  });

  it("[X2] calls only one refusal of a window the first", async () => {
    const limits = createLimits(
      { ...defaultRates(), movePiece: { count: 1, seconds: 10 } },
      steadyClock.now,
    );
    const firsts = [];
    for (let call = 0; call < 4; call += 1) {
      const verdict = limits.take("owner", "movePiece");
      firsts.push(!verdict.allowed && verdict.first);
    }
    expect(firsts).toEqual([false, true, false, false]);
  });

  it("[X2] counts each owner and each event for itself", async () => {
    const limits = createLimits(
      { ...defaultRates(), other: { count: 1, seconds: 10 } },
      steadyClock.now,
    );
    limits.take("one", "resign");
    expect(limits.take("one", "resign")).toMatchObject({ allowed: false });
    expect(limits.take("one", "offerDraw")).toEqual({ allowed: true });
    expect(limits.take("two", "resign")).toEqual({ allowed: true });
  });
});

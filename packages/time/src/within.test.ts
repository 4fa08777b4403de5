import { describe, expect, it } from "vitest";
import { FakeClock } from "./testing/fakeClock.ts";
import { within } from "./within.ts";

const late = () => new Error("too late");

describe("an answer within a time", () => {
  it("is the answer, and no timer is left", async () => {
    const clock = new FakeClock();
    expect(await within(clock, 100, { answer: Promise.resolve(7), late })).toBe(7);
    expect(clock.waiting).toBe(0);
  });

  it("is what went wrong, if that comes first", async () => {
    const clock = new FakeClock();
    const answer = Promise.reject(new Error("broken"));
    await expect(within(clock, 100, { answer, late })).rejects.toThrow("broken");
    expect(clock.waiting).toBe(0);
  });

  it("is given up when the time is over, and what comes later bothers nobody", async () => {
    const clock = new FakeClock();
    const breaks: ((fault: Error) => void)[] = [];
    const answer = new Promise<never>((_resolve, reject) => void breaks.push(reject));
    const given = within(clock, 100, { answer, late });
    clock.advance(100);
    await expect(given).rejects.toThrow("too late");
    breaks[0]?.(new Error("much later"));
  });
});

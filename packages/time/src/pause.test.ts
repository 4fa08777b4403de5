import { describe, expect, it } from "vitest";
import { backoff, pause, spread, within } from "./pause.ts";
import { FakeClock } from "./testing/fakeClock.ts";

function paused(clock: FakeClock, ms: number, signal?: AbortSignal) {
  const state = { isOver: false };
  const over = pause(clock, ms, signal).then(() => void (state.isOver = true));
  return { state, over };
}

describe("a pause", () => {
  it("ends after its time and not before", async () => {
    const clock = new FakeClock();
    const { state, over } = paused(clock, 100);
    clock.advance(99);
    await Promise.resolve();
    expect(state.isOver).toBe(false);
    clock.advance(1);
    await over;
    expect(state.isOver).toBe(true);
  });

  it("ends at once when it is cancelled, and leaves no timer behind", async () => {
    const clock = new FakeClock();
    const end = new AbortController();
    const { over } = paused(clock, 100, end.signal);
    end.abort();
    await over;
    expect(clock.waiting).toBe(0);
  });

  it("does not begin when it is cancelled already", async () => {
    const clock = new FakeClock();
    await paused(clock, 100, AbortSignal.abort()).over;
    expect(clock.waiting).toBe(0);
  });

  it("no longer listens to its signal when it is over", async () => {
    const clock = new FakeClock();
    const { signal } = new AbortController();
    let listening = 0;
    signal.addEventListener = () => void (listening += 1);
    signal.removeEventListener = () => void (listening -= 1);
    const { over } = paused(clock, 100, signal);
    expect(listening).toBe(1);
    clock.advance(100);
    await over;
    expect(listening).toBe(0);
  });
});

describe("backing off", () => {
  it("waits twice as long with each try, up to the longest", () => {
    const limits = { firstMs: 50, longestMs: 1_000 };
    const waits = [1, 2, 3, 4, 5, 6, 7].map((tries) => backoff(limits, tries));
    expect(waits).toEqual([50, 100, 200, 400, 800, 1_000, 1_000]);
    expect(backoff(limits, 5_000)).toBe(1_000);
  });

  it("is spread by a quarter to both sides", () => {
    expect([0, 0.5, 1].map((fraction) => spread(100, fraction))).toEqual([75, 100, 125]);
  });
});

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

  it("rejects after the timeout, and ignores a later result", async () => {
    const clock = new FakeClock();
    const breaks: ((fault: Error) => void)[] = [];
    const answer = new Promise<never>((_resolve, reject) => void breaks.push(reject));
    const given = within(clock, 100, { answer, late });
    clock.advance(100);
    await expect(given).rejects.toThrow("too late");
    breaks[0]?.(new Error("much later"));
  });
});

// What a store holds is told in its order, whatever becomes of the tab meanwhile.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { tellAfterFrame } from "./tellAfterFrame.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  const store = createStore<number>(() => 1);
  const told: number[] = [];
  const stop = tellAfterFrame(store, (now) => void told.push(now));
  return { told, stop, change: (next: number) => store.setState(next, true) };
}

test("a tab that is hidden between two changes is told of the older one first", async () => {
  const { told, change } = setUp();
  change(2);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  change(3);
  await Promise.resolve();
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([1, 2, 3]);
});

test("nothing is told once it is over, not even what waits for its frame", () => {
  const { told, stop, change } = setUp();
  change(2);
  stop();
  change(3);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([1]);
});

import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutage, type Outage } from "./outage.ts";

let isWell: boolean;
let told: boolean[];
let outage: Outage;

beforeEach(() => {
  vi.useFakeTimers();
  isWell = false;
  told = [];
  outage = createOutage({
    clock: systemClock,
    isOver: () => Promise.resolve(isWell),
    onServing: (isServing) => void told.push(isServing),
  });
});
afterEach(() => vi.useRealTimers());

it("begins with the first refused change and ends with the first stored one", () => {
  outage.end();
  expect(told).toEqual([]);
  outage.begin();
  outage.begin();
  expect(told).toEqual([false]);
  outage.end();
  outage.end();
  expect(told).toEqual([false, true]);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends by itself once the store is well, although nobody changes anything", async () => {
  outage.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([false]);
  isWell = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([false, true]);
  expect(vi.getTimerCount()).toBe(0);
});

import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutage, type Outage } from "./outage.ts";

let isWell: boolean;
let told: boolean[];
let looks: number;
let outage: Outage;

beforeEach(() => {
  vi.useFakeTimers();
  isWell = false;
  told = [];
  looks = 0;
  outage = createOutage({
    clock: systemClock,
    isOver: () => {
      looks += 1;
      return Promise.resolve(isWell);
    },
    onServing: (isServing) => void told.push(isServing),
  });
});
afterEach(() => vi.useRealTimers());

/** Nobody looks for an end that has come. */
async function expectToRest(): Promise<void> {
  const before = looks;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(before);
}

it("begins with the first refused change and ends with the first stored one", async () => {
  outage.end();
  expect(told).toEqual([]);
  outage.begin();
  outage.begin();
  expect(told).toEqual([false]);
  outage.end();
  outage.end();
  expect(told).toEqual([false, true]);
  await expectToRest();
});

it("ends by itself once the store is well, although nobody changes anything", async () => {
  outage.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([false]);
  isWell = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([false, true]);
  await expectToRest();
});

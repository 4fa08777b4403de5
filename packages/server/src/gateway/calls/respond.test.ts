import { setImmediate as allTicks } from "node:timers/promises";
import { FakeClock } from "@kingrow/time/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerLater } from "./respond.ts";

const LAP_MS = 0.01;

let laps: (() => void)[];
beforeEach(() => {
  laps = [];
  vi.stubGlobal("setImmediate", (run: () => void) => void laps.push(run));
});
afterEach(() => vi.unstubAllGlobals());

/** Milliseconds from the call to its answer, where each timer is late by so much. */
async function toldAfter(late: number): Promise<number> {
  const time = new FakeClock(0);
  const clock = {
    now: time.now,
    after: (ms: number, run: () => void) => time.after(ms + late, run),
  };
  const later = answerLater({ clock, steady: time.now });
  const told: number[] = [];
  later.tell(() => told.push(time.now()));
  while (told.length === 0) {
    time.advance(LAP_MS);
    for (const run of laps.splice(0)) run();
    await allTicks();
  }
  return told[0] ?? Number.NaN;
}

it("[R3] what is not found is told at one moment after its call, however late a timer is", async () => {
  const moments = [];
  for (const late of [-1, 0, 0.06, 0.5, 1.9]) moments.push(await toldAfter(late));
  expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(2 * LAP_MS);
});

it("no lap is waited for that moment where nothing is to be told then", async () => {
  const time = new FakeClock(0);
  answerLater({ clock: time, steady: time.now });
  await time.pass(5);
  expect(laps).toEqual([]);
});

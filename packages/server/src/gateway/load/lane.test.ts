import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLane, type Lane } from "./lane.ts";

let clock = 0;
let lane: Lane;
let done: string[];
beforeEach(() => {
  // What promises are left with is done for real.
  vi.useFakeTimers({ toFake: ["setImmediate", "clearImmediate"] });
  clock = 0;
  done = [];
  lane = createLane(4, () => clock);
});
afterEach(() => vi.useRealTimers());

/** Tasks of one address that take so long each. */
function ask(address: string, count: number, milliseconds: number): void {
  for (let task = 1; task <= count; task += 1)
    lane.run(address, () => {
      clock += milliseconds;
      done.push(`${address}${task}`);
    });
}

/** One lap of the event loop, with all that its tasks leave to promises. */
async function nextLap(): Promise<void> {
  vi.advanceTimersToNextTimer();
  await allTicks();
}

/** A real timer comes after all promises and ticks. */
function allTicks(): Promise<void> {
  return new Promise((go) => setTimeout(go, 0));
}

it("[X11] what strangers ask for is done in this lap as long as it has time for it", async () => {
  ask("a", 5, 1);
  expect(done).toEqual([]);
  await nextLap();
  expect(done).toEqual(["a1", "a2", "a3", "a4"]);
  await nextLap();
  expect(done).toHaveLength(5);
  expect(lane.waiting).toBe(0);
});

it("[X11] a crowd gets a little of each lap, and each address its turn", async () => {
  ask("flood", 10, 2);
  ask("guest", 2, 2);
  await nextLap();
  expect(done).toEqual(["flood1", "guest1"]);
  await nextLap();
  expect(done.slice(2)).toEqual(["flood2", "guest2"]);
  await nextLap();
  expect(done.slice(4)).toEqual(["flood3", "flood4"]);
  expect(lane.waiting).toBe(6);
});

async function takeLong(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  clock += 3;
}

it("[X11] what a task leaves to promises is counted as its own time", async () => {
  for (let task = 0; task < 6; task += 1) lane.run("a", () => void takeLong());
  await nextLap();
  expect(lane.waiting).toBe(4);
});

it("[X11] a lap that comes later asks again, and what has come meanwhile waits behind the others", async () => {
  ask("a", 1, 1);
  await nextLap();
  ask("b", 3, 4);
  ask("c", 1, 4);
  await nextLap();
  await nextLap();
  expect(done).toEqual(["a1", "b1", "c1"]);
});

it("[X11] goes on after a task that failed", async () => {
  lane.run("a", () => {
    throw new Error("no");
  });
  ask("b", 1, 1);
  ask("c", 1, 1);
  expect(() => vi.advanceTimersToNextTimer()).toThrow("no");
  await allTicks();
  expect(done).toEqual(["b1", "c1"]);
});

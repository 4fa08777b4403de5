import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLane, type Lane } from "./lane.ts";

let clock = 0;
let lane: Lane;
let done: string[];
beforeEach(() => {
  vi.useFakeTimers();
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

const nextLap = () => vi.advanceTimersToNextTimer();

it("[X11] what strangers ask for is done at once as long as a lap has time for it", () => {
  ask("a", 4, 1);
  expect(done).toEqual(["a1", "a2", "a3", "a4"]);
  ask("a", 1, 1);
  expect(done).toHaveLength(4);
  nextLap();
  expect(done).toHaveLength(5);
  expect(lane.waiting).toBe(0);
});

it("[X11] a crowd gets a little of each lap, and each address its turn", () => {
  ask("flood", 10, 2);
  ask("guest", 2, 2);
  expect(done).toEqual(["flood1", "flood2"]);
  nextLap();
  expect(done.slice(2)).toEqual(["flood3", "guest1"]);
  nextLap();
  expect(done.slice(4)).toEqual(["flood4", "guest2"]);
  nextLap();
  expect(done.slice(6)).toEqual(["flood5", "flood6"]);
  expect(lane.waiting).toBe(4);
});

it("[X11] goes on after a task that failed", () => {
  ask("a", 2, 2);
  lane.run("a", () => {
    throw new Error("no");
  });
  ask("b", 1, 1);
  expect(nextLap).toThrow("no");
  nextLap();
  expect(done).toEqual(["a1", "a2", "b1"]);
  expect(lane.waiting).toBe(0);
});

import { steadyClock, systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { roomOf } from "./testing/rooms.ts";
import { createOwnStore } from "./ownStore.ts";
import { createMemoryStore } from "./testing/memoryStore.ts";
import type { RoomStore } from "./roomStore.ts";

let takes: number;
let holds: string[];
let store: RoomStore;

beforeEach(() => {
  vi.useFakeTimers();
  [takes, holds] = [0, []];
  const memory = createMemoryStore();
  const wait = () => new Promise((resolve) => void setTimeout(resolve, takes));
  const slow: RoomStore = {
    ...memory,
    load: (...asked) => wait().then(() => memory.load(...asked)),
    commit: (...change) => wait().then(() => memory.commit(...change)),
    remove: (...change) => wait().then(() => memory.remove(...change)),
  };
  const hold = () => {
    holds.push("held");
    return () => void holds.push("released");
  };
  const time = { clock: systemClock, setServing: () => undefined, hold };
  ({ store } = createOwnStore(slow, time, steadyClock));
});
afterEach(() => vi.useRealTimers());

it("[O3] holds the clock while a change takes long, and no longer", async () => {
  takes = 2_000;
  const committed = store.commit(roomOf(), 0);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(holds).toEqual(["held"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await committed).toBe("committed");
  expect(holds).toEqual(["held", "released"]);
});

it("[O3] holds the clock while a room takes long to load or to remove", async () => {
  await Promise.all([store.commit(roomOf(), 0), vi.advanceTimersByTimeAsync(0)]);
  takes = 200;
  const [loaded] = await Promise.all([store.load("abcdefgh"), vi.advanceTimersByTimeAsync(200)]);
  expect([loaded?.id, holds]).toEqual(["abcdefgh", ["held", "released"]]);
  const removed = store.remove("abcdefgh", 1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await removed).toBe("committed");
  expect(holds).toEqual(["held", "released", "held", "released"]);
});

it("does not hold the clock when the store answers as usual", async () => {
  takes = 20;
  const committed = store.commit(roomOf(), 0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await committed).toBe("committed");
  expect(holds).toEqual([]);
});

it("[O3] holds the clock for each slow change, counted from its own beginning", async () => {
  takes = 150;
  const first = store.commit(roomOf({ id: "first" }), 0);
  await vi.advanceTimersByTimeAsync(60);
  const second = store.commit(roomOf({ id: "second" }), 0);
  await vi.advanceTimersByTimeAsync(90);
  await first;
  expect(holds).toEqual(["held", "released"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(holds).toEqual(["held", "released", "held"]);
  await vi.advanceTimersByTimeAsync(50);
  await second;
  expect(holds).toEqual(["held", "released", "held", "released"]);
});

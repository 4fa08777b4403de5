import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import { createMemoryStore } from "../store/testing/memoryStore.ts";
import type { DueRoom } from "../store/roomStore.ts";
import { startSweeper, type Visit } from "./sweeper.ts";

it("[A2] a room that was damaged or unchanged is visited in time when it has another deadline", async () => {
  const clock = new FakeClock();
  let due: readonly DueRoom[] = [];
  let result: Visit = "damaged";
  const visits: number[] = [];
  const store = {
    ...createMemoryStore(),
    due: async (until: number) => due.filter(({ deadline }) => deadline <= until),
  };
  const visit = async (): Promise<Visit> => {
    visits.push(clock.now());
    if (result === "changed") due = [];
    return result;
  };
  const sweeper = startSweeper({ store, clock, visit, onFault: () => undefined });
  const expectVisitAt = async (deadline: number, answer: Visit) => {
    result = answer;
    due = [{ id: "a", deadline }];
    sweeper.expect(deadline);
    await clock.pass(deadline - clock.now());
    await clock.pass(1);
    expect(visits.at(-1)).toBe(deadline);
  };
  const start = clock.now();
  await expectVisitAt(start + 1_000, "damaged");
  await expectVisitAt(start + 2_000, "unchanged");
  await expectVisitAt(start + 3_000, "changed");
  await sweeper.stop();
});

it.each([
  ["unchanged", 5_000],
  ["refused by the store", 500],
  ["damaged", 3_600_000],
] as const)(
  "[A2] a due room that was %s is visited again after %i ms at most",
  async (result, ms) => {
    const clock = new FakeClock();
    const store = { ...createMemoryStore(), due: async () => [{ id: "a", deadline: 0 }] };
    let visits = 0;
    const visit = async (): Promise<Visit> => {
      visits += 1;
      return result;
    };
    const sweeper = startSweeper({ store, clock, visit, onFault: () => undefined });
    await clock.pass(ms - 1);
    expect(visits).toBe(1);
    await clock.pass(1);
    await clock.pass(1);
    expect(visits).toBe(result === "damaged" ? 1 : 2);
    await sweeper.stop();
  },
);

it("has stopped when its visits are done, and begins no other", async () => {
  const clock = new FakeClock();
  const store = { ...createMemoryStore(), due: async () => [{ id: "a", deadline: 0 }] };
  const ends: (() => void)[] = [];
  const visit = () => new Promise<Visit>((end) => void ends.push(() => end("changed")));
  const sweeper = startSweeper({ store, clock, visit, onFault: () => undefined });
  await clock.pass(60_000);
  expect(ends).toHaveLength(1);
  let hasStopped = false;
  const stopping = sweeper.stop().then(() => (hasStopped = true));
  await clock.pass(0);
  expect(hasStopped).toBe(false);
  ends[0]?.();
  await stopping;
  expect([ends.length, clock.waiting]).toEqual([1, 0]);
});

it("[A2] wakes for the earliest of several deadlines, with one timer that ends with it", async () => {
  const clock = new FakeClock();
  const start = clock.now();
  const visits: number[] = [];
  let due: readonly DueRoom[] = [];
  const store = {
    ...createMemoryStore(),
    due: async (until: number) => due.filter(({ deadline }) => deadline <= until),
  };
  const visit = async (): Promise<Visit> => {
    visits.push(clock.now());
    due = [];
    return "changed";
  };
  const sweeper = startSweeper({ store, clock, visit, onFault: () => undefined });
  await clock.pass(0);
  due = [{ id: "a", deadline: start + 1_000 }];
  for (const wait of [3_000, 1_000, 2_000]) sweeper.expect(start + wait);
  expect(clock.waiting).toBe(1);
  await clock.pass(1_000);
  await clock.pass(1);
  expect(visits).toEqual([start + 1_000]);
  await sweeper.stop();
  expect(clock.waiting).toBe(0);
});

it("[A2] visits all due rooms at once, a hundred at a time, also behind rooms that stay due", async () => {
  const clock = new FakeClock();
  const rooms = Array.from({ length: 250 }, (_, at) => ({ id: `room ${at}`, deadline: at }));
  const stuck = new Set(rooms.slice(0, 120).map(({ id }) => id));
  const visited: string[] = [];
  const due = async (_until: number, limit: number) =>
    rooms.filter(({ id }) => stuck.has(id) || !visited.includes(id)).slice(0, limit);
  let [running, most] = [0, 0];
  const visit = async (id: string): Promise<Visit> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    visited.push(id);
    return stuck.has(id) ? "damaged" : "changed";
  };
  const store = { ...createMemoryStore(), due };
  const sweeper = startSweeper({ store, clock, visit, onFault: () => undefined });
  for (let sweep = 0; sweep < 5; sweep += 1) await clock.pass(0);
  expect(visited).toEqual(rooms.map(({ id }) => id));
  expect(most).toBe(100);
  await sweeper.stop();
});

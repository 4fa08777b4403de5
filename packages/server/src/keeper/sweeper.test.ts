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

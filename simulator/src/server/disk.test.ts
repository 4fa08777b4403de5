// What the simulated disk does to a note of where a player was brought, as to a room.
import { StoreFault } from "@kingrow/server/src/store/roomStore.ts";
import { expect, it } from "vitest";
import { drained } from "../base/schedule.ts";
import { createWorld } from "../world.ts";
import { createDisk, type CrashPoint } from "./disk.ts";
import { startInstance } from "../base/instance.ts";

const MATCH = { roomId: "abcdefgh", requestId: "again", since: 0 };

function noting(crashPoint: CrashPoint | undefined, isFull = false) {
  const world = createWorld(1);
  const { schedule } = world;
  const instance = startInstance(1, 0);
  const crash = () => void (instance.isAlive = false);
  const disk = createDisk({ world, crash });
  Object.assign(disk.faults, { crashPoint, isFull });
  let answer: unknown;
  disk
    .mount(instance)
    .store.matches.note("ann", MATCH)
    .then(
      () => (answer = "noted"),
      (fault: unknown) => (answer = fault),
    );
  return async () => {
    for (; schedule.nextTime() !== undefined; await drained()) schedule.runNext();
    return { answer, stored: (await disk.contents.matches.lock("ann", 1))?.last };
  };
}

it("takes a note", async () => {
  expect(await noting(undefined)()).toEqual({ answer: "noted", stored: MATCH });
});

it("refuses a note while it is full", async () => {
  const { answer, stored } = await noting(undefined, true)();
  expect([answer instanceof StoreFault, stored]).toEqual([true, undefined]);
});

it.each([
  ["before-write", undefined],
  ["after-write", MATCH],
] as const)("catches a note %s by a crash", async (point, stored) => {
  expect(await noting(point)()).toEqual({ answer: undefined, stored });
});

// However many seats are left at one moment, the rooms hear of it a few at a time.
import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import { createDisconnectReports } from "./disconnectReports.ts";
import { refused } from "../../keeper/outcome.ts";

/** A keeper whose answers come when the test lets them. */
function heldKeeper() {
  const held: (() => void)[] = [];
  const told: string[] = [];
  return {
    told,
    release: () => held.splice(0).forEach((answer) => answer()),
    keeper: {
      perform: (roomId: string) => {
        told.push(roomId);
        return new Promise<ReturnType<typeof refused>>((resolve) =>
          held.push(() => resolve(refused("ROOM_NOT_FOUND"))),
        );
      },
    },
  };
}

it("[R6] a thousand seats left at once are told of a few at a time, all in the end", async () => {
  const { keeper, told, release } = heldKeeper();
  const disconnects = createDisconnectReports(keeper, new FakeClock());
  const rooms = Array.from({ length: 1_000 }, (_, number) => `room${number}`);
  for (let socket = 0; socket < 100; socket += 1) {
    disconnects.report(`socket${socket}`, rooms.slice(socket * 10, socket * 10 + 10));
  }
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(8);
  while (told.length < 1_000) {
    const before = told.length;
    release();
    await new Promise((resolve) => setImmediate(resolve));
    expect(told.length - before).toBeLessThanOrEqual(8);
  }
  expect(new Set(told)).toEqual(new Set(rooms));
  release();
  await new Promise((resolve) => setImmediate(resolve));
  expect(disconnects.waiting).toBe(0);
});

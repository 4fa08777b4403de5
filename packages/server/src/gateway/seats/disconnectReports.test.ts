import { FakeClock } from "@kingrow/time/testing";
import { expect, it, vi } from "vitest";
import { createRoomKeeper, type RoomKeeper } from "../../keeper/roomKeeper.ts";
import { refused } from "../../keeper/outcome.ts";
import { createMemoryStore } from "../../store/testing/memoryStore.ts";
import { createDisconnectReports } from "./disconnectReports.ts";

const nothing = () => undefined;
const aMoment = () => new Promise<void>((resolve) => void setImmediate(resolve));

function keeperThat(perform: RoomKeeper["perform"]): RoomKeeper {
  const keeper = createRoomKeeper({
    store: createMemoryStore(),
    instance: { run: "run-1", bootedAt: 0 },
    roomsInMemory: 0,
    now: () => 0,
    steady: () => 0,
    onCommit: nothing,
    onConflict: nothing,
    onFault: nothing,
    newRoomId: () => "abcdefgh",
    chance: () => 1,
    roomsPerPlayer: 5,
  });
  return { ...keeper, perform };
}

it("[R6] a report that fails is repeated with growing pauses until it is stored", async () => {
  const outcomes = [refused("UNAVAILABLE"), refused("UNAVAILABLE"), refused("ROOM_NOT_FOUND")];
  const perform = vi.fn<RoomKeeper["perform"]>(async () => outcomes.shift() ?? refused("STALE"));
  const clock = new FakeClock();
  createDisconnectReports(keeperThat(perform), clock).add("socket", ["room"]);
  for (let second = 0; second < 60; second += 1) {
    await aMoment();
    clock.advance(1_000);
  }
  const report = ["room", { type: "disconnect", socketId: "socket" }];
  expect(perform.mock.calls).toEqual([report, report, report]);
  expect(clock.waiting).toBe(0);
});

it("[R6] a store that stays away is asked ever more seldom", async () => {
  const perform = vi.fn<RoomKeeper["perform"]>(async () => refused("UNAVAILABLE"));
  const clock = new FakeClock();
  createDisconnectReports(keeperThat(perform), clock).add("socket", ["room"]);
  for (let second = 0; second < 60; second += 1) {
    await aMoment();
    clock.advance(1_000);
  }
  expect(perform.mock.calls.length).toBeLessThan(12);
});

it("many rooms of a store that is away warn of no leak, and after a stop nothing is repeated", async () => {
  const warned = vi.fn<(warning: Error) => void>();
  process.on("warning", warned);
  const perform = vi.fn<RoomKeeper["perform"]>(async () => refused("UNAVAILABLE"));
  const clock = new FakeClock();
  const reports = createDisconnectReports(keeperThat(perform), clock);
  reports.add(
    "socket",
    Array.from({ length: 20 }, (_, number) => `room${number}`),
  );
  await aMoment();
  await aMoment();
  reports.add("another socket", ["room"]);
  reports.stop();
  await aMoment();
  clock.advance(60_000);
  process.off("warning", warned);
  expect(perform).toHaveBeenCalledTimes(21);
  expect(warned).not.toHaveBeenCalled();
});

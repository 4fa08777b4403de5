import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "../store/memoryStore.ts";
import { actorOf, after, failing, joined, roomOf } from "../store/testing/rooms.ts";
import { startCensus } from "./census.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function someRooms() {
  const store = createMemoryStore();
  for (let index = 0; index < 30; index += 1) {
    const full = joined(roomOf({ id: `room${1000 + index}` }), "bob");
    await store.commit(full, 0);
    if (index < 10) await store.commit(started(full), full.version);
  }
  return store;
}

function ready(name: string) {
  return { type: "setReady", actor: actorOf(name), isReady: true } as const;
}

function started(room: ReturnType<typeof roomOf>) {
  return after(after(room, ready("ann")), ready("bob"));
}

describe("the census", () => {
  it("tells how many rooms there are of each kind, once it has been through all", async () => {
    const census = startCensus({
      clock: systemClock,
      store: await someRooms(),
      isMine: () => true,
    });
    expect(census.counted()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(census.counted()).toEqual({ waiting: 20, started: 10, ended: 0 });
    await census.stop();
  });

  it("counts again after a while, and tells nothing when the store cannot be read", async () => {
    const store = failing(await someRooms());
    const census = startCensus({ clock: systemClock, store, isMine: () => true });
    await vi.advanceTimersByTimeAsync(1_000);
    store.isUnreadable = true;
    await vi.advanceTimersByTimeAsync(61_000);
    expect(census.counted()).toBeUndefined();
    store.isUnreadable = false;
    await vi.advanceTimersByTimeAsync(61_000);
    expect(census.counted()).toMatchObject({ waiting: 20 });
    await census.stop();
  });

  it("is taken by one of several nodes", async () => {
    const store = createMemoryStore();
    const asked = vi.spyOn(store, "ids");
    const census = startCensus({ clock: systemClock, store, isMine: () => false });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(census.counted()).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    await census.stop();
  });
});

import { FakeClock } from "@kingrow/time/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "../store/testing/memoryStore.ts";
import { DamagedRoom, StoreFault } from "../store/roomStore.ts";
import {
  actorOf,
  after,
  failing,
  type FailingStore,
  joined,
  roomOf,
  START,
  PRIVATE,
} from "../store/testing/rooms.ts";
import { type DeadlineScheduler, startDeadlineScheduler } from "./deadlineScheduler.ts";
import { newRoomId } from "./creation.ts";
import { createRoomKeeper, type RoomKeeper } from "./roomKeeper.ts";

let clock: FakeClock;
let store: FailingStore;
let keeper: RoomKeeper;
let scheduler: DeadlineScheduler | undefined;
const onFault = vi.fn<(fault: unknown) => void>();

beforeEach(() => {
  clock = new FakeClock(START);
  store = failing(createMemoryStore());
  onFault.mockReset();
});
afterEach(() => scheduler?.stop());

/** A server that starts now, alone or as one of several nodes. */
async function boot(run: string, isShared = false): Promise<void> {
  await scheduler?.stop();
  keeper = createRoomKeeper({
    store,
    instance: { run, bootedAt: clock.now() },
    roomsInMemory: 10,
    steady: () => 0,
    now: () => clock.now(),
    onCommit: () => undefined,
    onConflict: () => undefined,
    onFault,
    newRoomId,
    chance: () => 1,
    roomsPerPlayer: 5,
  });
  scheduler = startDeadlineScheduler({
    keeper,
    store,
    clock,
    onFault,
    isShared,
  });
  await pass(0);
}

const disconnect = (name: string) =>
  ({ type: "disconnect", socketId: actorOf(name).socketId }) as const;

async function pass(milliseconds: number): Promise<void> {
  await clock.pass(milliseconds);
}

describe("deadline scheduler", () => {
  it("[R6] frees the seat of a player who stays away, at its minute", async () => {
    await boot("run-1");
    await store.commit(joined(roomOf(), "bob"), 0);
    await keeper.perform("abcdefgh", disconnect("bob"));
    await pass(59_999);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeDefined();
    await pass(2);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeUndefined();
  });

  it("[R7] closes a room that nobody touched for 24 hours, although timers cannot sleep that long in one go", async () => {
    await boot("run-1");
    await keeper.create({ actor: actorOf("ann"), options: PRIVATE, requestId: undefined });
    await pass(24 * 3_600_000 - 1000);
    expect(await store.count()).toBe(1);
    await pass(2000);
    expect(await store.count()).toBe(0);
  });

  it("[A2] gives every player a minute after a restart, although deadlines passed meanwhile", async () => {
    await boot("run-1");
    await store.commit(joined(roomOf(), "bob"), 0);
    await keeper.perform("abcdefgh", disconnect("bob"));
    await scheduler?.stop();
    clock.advance(3_600_000);
    await boot("run-2");
    await pass(59_999);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeDefined();
    await pass(2);
    expect(await store.load("abcdefgh")).toBeUndefined();
  });

  it("[A2] marks the players of the previous instance as away, at once and in many rooms", async () => {
    await boot("run-1");
    for (let index = 0; index < 250; index += 1) {
      await store.commit(roomOf({ id: newRoomId("public") }), 0);
    }
    await boot("run-2");
    const due = await store.due(clock.now() + 60_000, 1000);
    expect(due).toHaveLength(250);
    await pass(61_000);
    expect(await store.count()).toBe(0);
  });

  it.each(["isFull", "isUnreadable"] as const)(
    "[A2] marks them as away as soon as the store lets it, when a restart finds it refusing (%s)",
    async (trouble) => {
      await boot("run-1");
      await store.commit(joined(roomOf(), "bob"), 0);
      store[trouble] = true;
      await boot("run-2");
      await pass(30_000);
      store[trouble] = false;
      await pass(60_000);
      expect((await store.load("abcdefgh"))?.seats[1]?.connected ?? false).toBe(false);
    },
  );

  it("[A2] marks them as away later when the rooms could not be listed at first", async () => {
    await boot("run-1");
    await store.commit(joined(roomOf(), "bob"), 0);
    vi.spyOn(store, "ids").mockRejectedValueOnce(new StoreFault("unreadable"));
    await boot("run-2");
    expect(onFault).toHaveBeenCalledOnce();
    await pass(5_000);
    expect((await store.load("abcdefgh"))?.seats[1]?.connected).toBe(false);
  });

  it("[A2] marks them as away later when the store refused one of many rooms at first", async () => {
    await boot("run-1");
    for (let count = 0; count < 30; count += 1)
      await store.commit(roomOf({ id: newRoomId("public") }), 0);
    const [first = ""] = await store.ids(undefined, 1);
    const commit = store.commit.bind(store);
    const refusing = vi.spyOn(store, "commit");
    refusing.mockImplementation((next, ...rest) =>
      next.id === first ? Promise.reject(new StoreFault("refused")) : commit(next, ...rest),
    );
    await boot("run-2");
    refusing.mockImplementation(commit);
    expect((await store.load(first))?.seats[1]?.connected).toBe(true);
    await pass(6_000);
    expect((await store.load(first))?.seats[1]?.connected).toBe(false);
  });

  it("has one timer for all rooms", async () => {
    await boot("run-1");
    const ids = Array.from({ length: 50 }, () => newRoomId("public"));
    const timers = new Set<number>();
    for (const id of ids) {
      await store.commit(roomOf({ id }), 0);
      await keeper.perform(id, { type: "join", actor: actorOf("bob") });
      await keeper.perform(id, disconnect("bob"));
      timers.add(clock.waiting);
    }
    expect([...timers]).toEqual([1]);
  });

  it("stops at once while the store fails", async () => {
    await boot("run-1");
    await store.commit(roomOf(), 0);
    store.isFull = true;
    await boot("run-2");
    await scheduler?.stop();
    expect(clock.waiting).toBe(0);
  });

  it("visits a room again when its change could not be stored", async () => {
    await boot("run-1");
    await store.commit(roomOf(), 0);
    await keeper.perform("abcdefgh", disconnect("ann"));
    store.isFull = true;
    await pass(61_000);
    const faults = onFault.mock.calls.length;
    expect(faults).toBeGreaterThan(0);
    await pass(10_000);
    expect(onFault.mock.calls.length - faults).toBeLessThanOrEqual(21);
    store.isFull = false;
    await pass(500);
    expect(await store.count()).toBe(0);
  });

  it("visits many of them again more slowly, so that a full disk does not keep the server busy", async () => {
    await boot("run-1");
    for (let count = 0; count < 500; count += 1) {
      const id = newRoomId("public");
      await store.commit(roomOf({ id }), 0);
      await keeper.perform(id, disconnect("ann"));
    }
    store.isFull = true;
    await pass(61_000);
    const faults = onFault.mock.calls.length;
    await pass(5_000);
    expect(onFault.mock.calls.length - faults).toBeLessThanOrEqual(3_500);
    store.isFull = false;
    await pass(1_000);
    expect(await store.count()).toBe(0);
  });

  it("visits other rooms in time while one always fails", async () => {
    await boot("run-1");
    const [stuck, fine] = ["aaaaaaaa", "bbbbbbbb"];
    await store.commit(roomOf({ id: stuck }), 0);
    await store.commit(roomOf({ id: fine }), 0);
    await keeper.perform(stuck, disconnect("ann"));
    await pass(2_000);
    await keeper.perform(fine, disconnect("ann"));
    const remove = store.remove.bind(store);
    store.remove = (id, version) =>
      id === stuck ? Promise.reject(new Error("damaged")) : remove(id, version);
    await pass(60_000);
    expect(await store.ids(undefined, 10)).toEqual([stuck]);
  });

  it("tries again when the store cannot be read", async () => {
    await boot("run-1");
    await store.commit(roomOf(), 0);
    await keeper.perform("abcdefgh", disconnect("ann"));
    store.isUnreadable = true;
    await pass(61_000);
    expect(await store.count()).toBe(1);
    expect(onFault).toHaveBeenCalled();
    store.isUnreadable = false;
    await pass(6_000);
    expect(await store.count()).toBe(0);
  });

  it("does nothing after it was stopped", async () => {
    await boot("run-1");
    await store.commit(roomOf(), 0);
    await scheduler?.stop();
    await keeper.perform("abcdefgh", disconnect("ann"));
    await pass(3_600_000);
    expect(await store.count()).toBe(1);
    expect(clock.waiting).toBe(0);
  });
});

describe("a damaged room", () => {
  it("is visited once after a start and once when it is due, not for ever", async () => {
    const due = after(joined(roomOf(), "bob"), disconnect("bob"));
    await store.commit({ ...due, version: 1 }, 0);
    const load = vi.spyOn(store, "load").mockRejectedValue(new DamagedRoom("damaged"));
    await boot("run-2");
    await pass(1_800_000);
    expect(load.mock.calls.length).toBeLessThan(3);
    expect(onFault).toHaveBeenCalledTimes(load.mock.calls.length);
  });
});

describe("deadline scheduler of one of several nodes", () => {
  it("[O3] applies the deadline of a room that it changed, in time", async () => {
    await boot("run-1", true);
    await store.commit(joined(roomOf(), "bob"), 0);
    await keeper.perform("abcdefgh", disconnect("bob"));
    await pass(59_999);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeDefined();
    await pass(2);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeUndefined();
  });

  it("[G7] applies a deadline that comes before its next look at the store", async () => {
    await boot("run-1", true);
    await store.commit(joined(roomOf(), "bob"), 0);
    const [ann, bob] = [actorOf("ann"), actorOf("bob")];
    for (const actor of [ann, bob])
      await keeper.perform("abcdefgh", { type: "setReady", actor, isReady: true });
    await keeper.perform("abcdefgh", { type: "resign", actor: ann });
    await pass(100);
    for (const actor of [ann, bob]) await keeper.perform("abcdefgh", { type: "playAgain", actor });
    await pass(1_499);
    expect((await store.load("abcdefgh"))?.phase).toBe("ended");
    await pass(2);
    expect((await store.load("abcdefgh"))?.phase).toBe("started");
  });

  it("[A2] applies a deadline that another node stored, within five seconds", async () => {
    await boot("run-1", true);
    const left = after(joined(roomOf(), "bob"), disconnect("bob"));
    await store.commit({ ...left, version: 1 }, 0);
    await pass(59_999);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeDefined();
    await pass(5_000);
    expect((await store.load("abcdefgh"))?.seats[2]).toBeUndefined();
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { joined, roomOf } from "./testing/rooms.ts";
import { createMemoryStore } from "./memoryStore.ts";
import { rememberRooms } from "./rememberedStore.ts";
import { type RoomStore, StoreFault } from "./roomStore.ts";
import { describeStore } from "./testing/storeContract.ts";

describeStore("a store that remembers", async () => {
  const store = rememberRooms(createMemoryStore(), 10);
  return { store, dispose: () => store.close() };
});

describeStore("a store that remembers one room", async () => {
  const store = rememberRooms(createMemoryStore(), 1);
  return { store, dispose: () => store.close() };
});

const ROOM = roomOf();
const NEXT = joined(ROOM, "bob");
const OTHER = roomOf({ id: "aaa22222" });

function createGate() {
  const waiting: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => void waiting.push(resolve));
  return { passed, open: () => waiting.forEach((go) => go()) };
}

describe("what a store remembers", () => {
  let disk: { -readonly [K in keyof RoomStore]: RoomStore[K] };
  let reads: string[];
  let store: RoomStore;
  beforeEach(async () => {
    const memory = createMemoryStore();
    reads = [];
    const load = (id: string) => {
      reads.push(id);
      return memory.load(id);
    };
    disk = { ...memory, load };
    // What is called on the disk may be replaced by a test.
    const current: RoomStore = {
      ...disk,
      load: (id) => disk.load(id),
      commit: (...change) => disk.commit(...change),
      remove: (...change) => disk.remove(...change),
    };
    store = rememberRooms(current, 2);
    await store.commit(ROOM, 0);
  });

  it("is what it stored last, without a look at the disk", async () => {
    expect(await store.load(ROOM.id)).toBe(ROOM);
    await store.commit(NEXT, 1);
    expect(await store.load(ROOM.id)).toBe(NEXT);
    expect(reads).toEqual([]);
  });

  it("is not what was only looked at", async () => {
    await store.commit(OTHER, 0);
    for (const id of ["bbb33333", "ccc44444", "ddd55555"]) await store.peek(id);
    await Promise.all([store.load(ROOM.id), store.load(OTHER.id)]);
    expect(reads).toEqual([]);
  });

  it("is what it read", async () => {
    const restarted = rememberRooms(disk, 2);
    const read = await restarted.load(ROOM.id);
    expect(await restarted.load(ROOM.id)).toBe(read);
    expect(reads).toEqual([ROOM.id]);
  });

  it("tells the disk which room the change was decided on", async () => {
    const told: unknown[] = [];
    const { commit } = disk;
    disk.commit = (next, version, before) => {
      told.push(before);
      return commit(next, version);
    };
    await store.commit(NEXT, 1);
    expect(told).toEqual([ROOM]);
  });

  it("does not outlive a change that failed: the next read is a true one", async () => {
    const { commit } = disk;
    disk.commit = async (next, version) => {
      await commit(next, version);
      throw new StoreFault("The answer got lost");
    };
    await expect(store.commit(NEXT, 1)).rejects.toThrow(StoreFault);
    expect((await store.load(ROOM.id))?.version).toBe(2);
    expect(reads).toEqual([ROOM.id]);
  });

  it("does not come back by a read that was under way when a change failed", async () => {
    const ended = createGate();
    disk.commit = () => ended.passed.then(() => Promise.reject(new StoreFault("Full")));
    const failing = store.commit(NEXT, 1);
    await store.load(ROOM.id);
    ended.open();
    await expect(failing).rejects.toThrow("Full");
    await store.load(ROOM.id);
    expect(reads).toEqual([ROOM.id, ROOM.id]);
  });

  it("does not become older by a read that came late", async () => {
    const arrived = createGate();
    const { load } = disk;
    disk.load = async (id) => {
      const room = await load(id);
      await arrived.passed;
      return room;
    };
    const restarted = rememberRooms(disk, 2);
    const late = restarted.load(ROOM.id);
    await restarted.commit(NEXT, 1);
    arrived.open();
    await late;
    expect(await restarted.load(ROOM.id)).toBe(NEXT);
  });

  it("is dropped when another program changed the room: unavailable once, then the truth", async () => {
    await disk.commit(NEXT, 1);
    await expect(store.commit(joined(ROOM, "eve"), 1)).rejects.toThrow("another program");
    expect((await store.load(ROOM.id))?.seats[2]?.owner).toBe("owner-bob");
  });

  it("goes with its room", async () => {
    await store.remove(ROOM.id, 1);
    expect(await store.load(ROOM.id)).toBeUndefined();
  });

  it("is no more than the capacity; the longest untouched goes first", async () => {
    await store.commit(OTHER, 0);
    await store.commit(NEXT, 1);
    await store.commit(roomOf({ id: "bbb22222" }), 0);
    await store.load(ROOM.id);
    expect(reads).toEqual([]);
    await store.load(OTHER.id);
    expect(reads).toEqual([OTHER.id]);
  });
});

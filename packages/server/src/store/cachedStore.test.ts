import { beforeEach, describe, expect, it } from "vitest";
import { joined, roomOf } from "./testing/rooms.ts";
import { type CachedStore, createCachedStore, type SharedStore } from "./cachedStore.ts";
import { createMemoryStore } from "./memoryStore.ts";

/** What a store of several nodes is, in memory. */
function sharedInMemory(): SharedStore {
  const store = createMemoryStore();
  return {
    ...store,
    roomsOfRun: async () => [],
    commitOrSee: async (next, expectedVersion) => {
      const result = await store.commit(next, expectedVersion);
      if (result === "committed") return { result };
      return { result, stored: await store.load(next.id) };
    },
  };
}

const ROOM = roomOf();

describe("the copies of a node", () => {
  let shared: SharedStore;
  let cached: CachedStore;
  beforeEach(() => {
    shared = sharedInMemory();
    cached = createCachedStore(shared, 2);
  });

  it("hold what was committed and what was loaded", async () => {
    await cached.commit(ROOM, 0);
    expect(cached.lastSeen(ROOM.id)).toBe(ROOM);
    const other = createCachedStore(shared, 2);
    expect(other.lastSeen(ROOM.id)).toBeUndefined();
    await other.load(ROOM.id);
    expect(other.lastSeen(ROOM.id)?.version).toBe(1);
  });

  it("are replaced by what a conflict brings along", async () => {
    await cached.commit(ROOM, 0);
    await shared.commit(joined(ROOM, "bob"), 1);
    expect(await cached.commit(joined(ROOM, "eve"), 1)).toBe("conflict");
    expect(cached.lastSeen(ROOM.id)?.seats[2]?.owner).toBe("owner-bob");
  });

  it("are dropped while it is not known what became of a change", async () => {
    await cached.commit(ROOM, 0);
    shared.commitOrSee = () => Promise.reject(new Error("away"));
    const broken = createCachedStore(shared, 2);
    await broken.load(ROOM.id);
    await expect(broken.commit(joined(ROOM, "bob"), 1)).rejects.toThrow("away");
    expect(broken.lastSeen(ROOM.id)).toBeUndefined();
  });

  it("go with their room", async () => {
    await cached.commit(ROOM, 0);
    await cached.remove(ROOM.id, 1);
    expect(cached.lastSeen(ROOM.id)).toBeUndefined();
  });

  it("are no more than the capacity; the longest untouched goes first", async () => {
    for (const id of ["aaa22222", "bbb22222"]) await cached.commit(roomOf({ id }), 0);
    await cached.load("aaa22222");
    await cached.commit(roomOf({ id: "ccc22222" }), 0);
    expect(cached.lastSeen("aaa22222")?.id).toBe("aaa22222");
    expect(cached.lastSeen("bbb22222")).toBeUndefined();
  });

  it("are brought up to date when another node's change is heard of", async () => {
    await cached.commit(ROOM, 0);
    await shared.commit(joined(ROOM, "bob"), 1);
    cached.noticed(ROOM.id, 2);
    await new Promise(setImmediate);
    expect(cached.lastSeen(ROOM.id)?.version).toBe(2);
  });

  it("stay when what is heard of is no news, or of a room never seen", async () => {
    await cached.commit(ROOM, 0);
    cached.noticed(ROOM.id, 1);
    cached.noticed("aaa22222", 1);
    expect(cached.lastSeen(ROOM.id)).toBe(ROOM);
    await new Promise(setImmediate);
    expect(cached.lastSeen("aaa22222")).toBeUndefined();
  });
});

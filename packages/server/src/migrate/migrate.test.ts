import { describe, expect, it } from "vitest";
import { joined, roomOf } from "../store/testing/rooms.ts";
import { createMemoryStore } from "../store/memoryStore.ts";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { migrate, MigrationRefusal } from "./migrate.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { filled, someRooms } from "./testing/filled.ts";

const quiet = { onProgress: () => undefined };
const refusalOf = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => {
    if (error instanceof MigrationRefusal) return error.message;
    throw error;
  });

describe("moving rooms between stores", () => {
  it("goes on where an interrupted run stopped", async () => {
    const from = await filled(createMemoryStore(), someRooms(1_000));
    const to = createMemoryStore();
    let left = 400;
    const breaking: RoomStore = {
      ...to,
      commit: (room, version) =>
        left-- > 0 ? to.commit(room, version) : Promise.reject(new StoreFault("gone")),
    };
    await expect(migrate({ from, to: breaking, ...quiet })).rejects.toThrow(StoreFault);
    const { copied, fingerprint } = await migrate({ from, to, ...quiet });
    expect(copied).toBe(600);
    expect(fingerprint).toEqual(await fingerprintOf(from));
  });

  it("tells how far it is", async () => {
    const from = await filled(createMemoryStore(), someRooms(300));
    const told: number[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) =>
      void told.push(done, total);
    await migrate({ from, to: createMemoryStore(), onProgress });
    expect(told).toEqual([256, 300, 300, 300]);
  });

  it("brings copies up to date that were made before the last games", async () => {
    const from = await filled(createMemoryStore(), [roomOf()]);
    const to = await filled(createMemoryStore(), [roomOf()]);
    await from.commit(joined(roomOf(), "bob"), 1);
    expect((await migrate({ from, to, ...quiet })).copied).toBe(1);
    expect((await to.load("abcdefgh"))?.version).toBe(2);
  });

  it("refuses a target with rooms of its own, and changes nothing", async () => {
    const from = await filled(createMemoryStore(), someRooms(3));
    const to = await filled(createMemoryStore(), [roomOf({ id: "strange2" })]);
    expect(await refusalOf(migrate({ from, to, ...quiet }))).toContain("the first is strange2");
    expect(await to.count()).toBe(1);
  });

  it("refuses to take back what was played in the target", async () => {
    const from = await filled(createMemoryStore(), [roomOf()]);
    const to = await filled(createMemoryStore(), [roomOf()]);
    await to.commit(joined(roomOf(), "bob"), 1);
    expect(await refusalOf(migrate({ from, to, ...quiet }))).toContain("has been played on");
  });

  it("says so when the copy is not the same in the end", async () => {
    const from = await filled(createMemoryStore(), someRooms(3));
    const to = createMemoryStore();
    const forgetful: RoomStore = {
      ...to,
      commit: (room, version) => to.commit({ ...room, changedAt: 1 }, version),
    };
    expect(await refusalOf(migrate({ from, to: forgetful, ...quiet }))).toContain("does not match");
  });
});

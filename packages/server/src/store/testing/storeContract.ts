// What every store promises, as one suite that is run over each of them.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Room } from "@kingrow/room";
import { after, actorOf, joined, PUBLIC, roomOf, START } from "./rooms.ts";
import { type RoomStore, StoreFault } from "../roomStore.ts";
import { MATCHMAKING_PROMISES, queued } from "./matchmakingContract.ts";

export interface OpenedStore {
  readonly store: RoomStore;
  /** Releases the medium of the store. */
  readonly dispose: () => Promise<void>;
}

/** @param open a new, empty store */
export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} keeps the store's contract`, () => {
    let opened: OpenedStore;
    beforeEach(async () => void (opened = await open()));
    afterEach(() => opened.dispose());
    it.each(Object.entries(PROMISES))("%s", async (_, check) => {
      expect.hasAssertions();
      await check(opened.store);
    });
  });
}

function from(address: string | undefined, id: string, age: number): Room {
  return { ...roomOf({ id, now: START - age }), createdFrom: address };
}

const PROMISES: Readonly<Record<string, (store: RoomStore) => Promise<void>>> = {
  ...MATCHMAKING_PROMISES,

  async "knows no room that was never stored"(store) {
    expect(await store.load("abcdefgh")).toBeUndefined();
    expect(await store.count()).toBe(0);
  },

  async "gives back a room as it was stored"(store) {
    const room = joined(roomOf({ requestId: "r1" }), "bob");
    expect(await store.commit(room, 0)).toBe("committed");
    expect(await store.load(room.id)).toEqual(JSON.parse(JSON.stringify(room)));
  },

  async "stores a change only over the version it was decided on"(store) {
    const first = roomOf();
    const second = joined(first, "bob");
    await store.commit(first, 0);
    expect(await store.commit(first, 0)).toBe("conflict");
    expect(await store.commit(second, 2)).toBe("conflict");
    expect(await store.commit(second, 1)).toBe("committed");
    expect(await store.commit(second, 1)).toBe("conflict");
    expect((await store.load("abcdefgh"))?.version).toBe(2);
  },

  async "lets exactly one of many competing changes through"(store) {
    await store.commit(roomOf(), 0);
    const names = Array.from({ length: 20 }, (_, index) => `guest${index}`);
    const results = await Promise.all(
      names.map((guest) => store.commit(joined(roomOf(), guest), 1)),
    );
    expect(results.filter((result) => result === "committed")).toHaveLength(1);
    expect((await store.load("abcdefgh"))?.version).toBe(2);
  },

  async "removes a room under the same condition, with all its index rows"(store) {
    await store.commit(roomOf(), 0);
    expect(await store.remove("abcdefgh", 2)).toBe("conflict");
    expect(await store.remove("abcdefgh", 1)).toBe("committed");
    expect(await store.remove("abcdefgh", 1)).toBe("conflict");
    expect(await store.load("abcdefgh")).toBeUndefined();
    expect(await store.lobby(100)).toEqual([]);
    expect(await store.roomsOf("owner-ann")).toEqual([]);
    expect(await store.due(Number.MAX_SAFE_INTEGER, 100)).toEqual([]);
    expect(await store.count()).toBe(0);
  },

  async "[L2] lists public rooms, open ones first, newest first, up to the limit"(store) {
    const rooms = [
      joined(roomOf({ id: "fullold2", now: START }), "bob"),
      roomOf({ id: "openold2", now: START + 1 }),
      roomOf({ id: "opennew2", now: START + 2 }),
      joined(roomOf({ id: "fullnew2", now: START + 3 }), "bob"),
      roomOf({ id: "secret22", isPrivate: true, now: START + 4 }),
    ];
    for (const room of rooms) await store.commit(room, 0);
    const list = await store.lobby(100);
    expect(list.map(({ id }) => id)).toEqual(["opennew2", "openold2", "fullnew2", "fullold2"]);
    expect(list[2]).toMatchObject({
      id: "fullnew2",
      playerCount: 2,
      maxPlayers: 2,
      status: "Full",
    });
    expect((await store.lobby(3)).map(({ id }) => id)).toEqual([
      "opennew2",
      "openold2",
      "fullnew2",
    ]);
  },

  async "[L2] lists the rows of one address beyond three after all others"(store) {
    const many = Array.from({ length: 150 }, (_, age) => from("street", `room${1000 + age}`, age));
    const full = joined(from("street", "full2222", 500), "bob");
    const honest = [from("home", "honest22", 600), from(undefined, "unknown2", 700)];
    for (const room of [...many, full, ...honest]) await store.commit(room, 0);
    const first = ["room1000", "room1001", "room1002", "honest22", "unknown2"];
    const ids = (await store.lobby(8)).map(({ id }) => id);
    expect(ids).toEqual([...first, "room1003", "room1004", "room1005"]);
    expect((await store.lobby(5)).map(({ id }) => id)).toEqual(first);
    expect((await store.lobby(200)).map(({ id }) => id).at(-1)).toBe("full2222");
    expect(Object.keys((await store.lobby(1))[0] ?? {})).not.toContain("from");
    expect(Object.keys((await store.lobby(1))[0] ?? {})).not.toContain("owner");
  },

  async "[L2] leaves out a room as long as it is not listed"(store) {
    const unlisted = { ...roomOf(), version: 2, unlisted: true };
    await store.commit(roomOf(), 0);
    await store.commit(unlisted, 1);
    expect(await store.lobby(100)).toEqual([]);
    expect(await queued(store, PUBLIC)).toEqual([]);
    await store.commit({ ...unlisted, version: 3, unlisted: undefined }, 2);
    expect(await store.lobby(100)).toHaveLength(1);
    expect(await queued(store, PUBLIC)).toEqual(["abcdefgh"]);
  },

  async "keeps one secret as long as it lives"(store) {
    const [one, two] = await Promise.all([store.secret(), store.secret()]);
    expect(one).toMatch(/^.{20,}$/);
    expect([two, await store.secret()]).toEqual([one, one]);
    expect(await store.count()).toBe(0);
  },

  async "moves a room within the list when it fills up"(store) {
    await store.commit(roomOf(), 0);
    await store.commit(joined(roomOf(), "bob"), 1);
    expect(await store.lobby(100)).toMatchObject([
      { id: "abcdefgh", playerCount: 2, maxPlayers: 2, status: "Full" },
    ]);
  },

  async "[R8] finds the rooms that an owner created and still sits in, with their request ids"(
    store,
  ) {
    const [first, second] = [
      roomOf({ id: "room2222", requestId: "r2" }),
      roomOf({ id: "room3333" }),
    ];
    for (const room of [first, second, roomOf({ id: "room4444", creator: "annabel" })])
      await store.commit(room, 0);
    const found = async () =>
      (await store.roomsOf("owner-ann"))
        .map(({ id, requestId, room }) => ({ id, requestId, version: room?.version }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(await found()).toEqual([
      { id: "room2222", requestId: "r2", version: 1 },
      { id: "room3333", requestId: undefined, version: 1 },
    ]);
    const full = joined(second, "bob");
    await store.commit(full, 1);
    const left = after(full, { type: "leave", actor: actorOf("ann") });
    await store.commit(left, 2);
    expect((await found()).map(({ id }) => id)).toEqual(["room2222"]);
    await store.commit(joined(left, "ann"), 3);
    expect((await found()).map(({ id }) => id)).toEqual(["room2222", "room3333"]);
  },

  async "[A2] tells which rooms have something due, earliest first"(store) {
    const later = roomOf({ id: "later222", now: START + 1000 });
    const sooner = roomOf({ id: "sooner22", now: START });
    await store.commit(later, 0);
    await store.commit(sooner, 0);
    const all = await store.due(Number.MAX_SAFE_INTEGER, 100);
    expect(all).toEqual([
      { id: "sooner22", deadline: sooner.expiresAt },
      { id: "later222", deadline: later.expiresAt },
    ]);
    expect(await store.due(Number.MAX_SAFE_INTEGER, 1)).toEqual(all.slice(0, 1));
    expect(await store.due(sooner.expiresAt - 1, 100)).toEqual([]);
    expect(await store.due(sooner.expiresAt, 100)).toEqual(all.slice(0, 1));
  },

  async "forgets an old deadline when the room gets another"(store) {
    const room = roomOf();
    const away = after(room, { type: "disconnect", socketId: actorOf("ann").socketId });
    await store.commit(room, 0);
    await store.commit(away, 1);
    expect(await store.due(Number.MAX_SAFE_INTEGER, 100)).toEqual([
      { id: "abcdefgh", deadline: START + 5_000 },
    ]);
  },

  async "leads through all ids in pages"(store) {
    for (const id of ["ccc22222", "aaa22222", "bbb22222"]) await store.commit(roomOf({ id }), 0);
    expect(await store.ids(undefined, 2)).toEqual(["aaa22222", "bbb22222"]);
    expect(await store.ids("bbb22222", 2)).toEqual(["ccc22222"]);
    expect(await store.ids("ccc22222", 2)).toEqual([]);
    expect(await store.count()).toBe(3);
  },

  async "takes a probe without showing it anywhere"(store) {
    await store.probe();
    expect(await store.count()).toBe(0);
    expect(await store.ids(undefined, 10)).toEqual([]);
  },

  async "refuses everything with a StoreFault once it is closed"(store) {
    await store.close();
    await expect(store.load("abcdefgh")).rejects.toThrow(StoreFault);
    await expect(store.commit(roomOf(), 0)).rejects.toThrow(StoreFault);
    await expect(store.probe()).rejects.toThrow(StoreFault);
  },
};

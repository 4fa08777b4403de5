// What every store promises, as one suite that is run over each of them.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RoomOptions, roomOptions } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import { after, actorOf, joined, roomOf, START } from "./rooms.ts";
import { type RoomStore, StoreFault } from "../roomStore.ts";

export interface OpenedStore {
  readonly store: RoomStore;
  /** Frees what the store lies on. */
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
  async "knows no room that was never stored"(store) {
    expect(await store.load("abcdefgh")).toBeUndefined();
    expect(await store.count()).toBe(0);
  },

  async "gives back a room as it was stored"(store) {
    const room = joined(roomOf({ requestId: "r1" }), "bob");
    expect(await store.commit(room, 0)).toBe("committed");
    expect(await store.peek(room.id)).toEqual(room);
    expect(await store.peek("nothing2")).toBeUndefined();
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

  async "[L2] lists at most three open rooms of one address, its newest"(store) {
    const many = Array.from({ length: 150 }, (_, age) => from("street", `room${1000 + age}`, age));
    const full = joined(from("street", "full2222", 500), "bob");
    const honest = [from("home", "honest22", 600), from(undefined, "unknown2", 700)];
    for (const room of [...many, full, ...honest]) await store.commit(room, 0);
    expect((await store.lobby(100, 3)).map(({ id }) => id)).toEqual([
      "room1000",
      "room1001",
      "room1002",
      "honest22",
      "unknown2",
      "full2222",
    ]);
    expect(await store.lobby(150)).toHaveLength(150);
    expect(Object.keys((await store.lobby(1))[0] ?? {})).not.toContain("from");
  },

  async "[O2] knows who waits for the same, longest first, with somebody there"(store) {
    const usual = roomOptions({ isPrivate: false });
    const at = (id: string, age: number, options = usual) => ({
      ...roomOf({ id, now: START - age }),
      options,
    });
    const away = after(at("away2222", 9), { type: "disconnect", socketId: "socket-ann" });
    const others = [
      joined(at("full2222", 8), "bob"),
      at("slow2222", 7, { ...usual, pace: "10+5" }),
      { ...roomOf({ id: "secret22", isPrivate: true }), createdAt: START - 6 },
    ];
    for (const room of [at("young222", 1), at("older222", 3), at("middle22", 2), away, ...others])
      await store.commit(room, 0);
    const ids = async (options: RoomOptions, limit: number) =>
      (await store.waiting(options, limit)).map(({ id }) => id);
    expect(await ids(usual, 100)).toEqual(["older222", "middle22", "young222"]);
    expect(await ids(usual, 1)).toEqual(["older222"]);
    expect(await ids({ ...usual, pace: "10+5" }, 100)).toEqual(["slow2222"]);
    expect(await ids({ ...usual, opening: "ballot" }, 100)).toEqual([]);
    expect(Object.keys((await store.waiting(usual, 1))[0] ?? {})).not.toContain("away");
  },

  async "[O2] finds who waits behind many who wait for something else"(store) {
    const usual = roomOptions({ isPrivate: false });
    const other: RoomOptions = { ...usual, pace: "3+2" };
    const odd = Array.from({ length: 130 }, (_, age) => ({
      ...roomOf({ id: `room${1000 + age}`, now: START - 10 - age }),
      options: other,
    }));
    for (const room of [...odd, roomOf({ id: "usual222" })]) await store.commit(room, 0);
    expect((await store.waiting(usual, 100)).map(({ id }) => id)).toEqual(["usual222"]);
    expect((await store.waiting(other, 1)).map(({ id }) => id)).toEqual(["room1129"]);
  },

  async "[X4] counts the live rooms that were created from an address"(store) {
    const first = { ...roomOf({ id: "room2222", creator: "ann" }), createdFrom: "street" };
    const second = { ...roomOf({ id: "room3333", creator: "cy" }), createdFrom: "street" };
    const other = { ...roomOf({ id: "room4444", creator: "dee" }), createdFrom: "home" };
    for (const room of [first, second, other]) await store.commit(room, 0);
    expect(await store.roomsFrom("street")).toBe(2);
    expect(await store.roomsFrom("nowhere")).toBe(0);
    await store.commit(joined(first, "bob"), 1);
    expect(await store.roomsFrom("street")).toBe(2);
    await store.remove("room2222", 2);
    expect(await store.roomsFrom("street")).toBe(1);
    expect(await store.roomsFrom("home")).toBe(1);
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

  async "finds the rooms that an owner created, with their request ids"(store) {
    await store.commit(roomOf({ id: "room2222", requestId: "r2" }), 0);
    await store.commit(roomOf({ id: "room3333" }), 0);
    await store.commit(roomOf({ id: "room4444", creator: "annabel" }), 0);
    const created = await store.roomsOf("owner-ann");
    expect([...created].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: "room2222", requestId: "r2" },
      { id: "room3333", requestId: undefined },
    ]);
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
      { id: "abcdefgh", deadline: START + 60_000 },
    ]);
  },

  async "leads through all ids in pages"(store) {
    for (const id of ["ccc22222", "aaa22222", "bbb22222"]) await store.commit(roomOf({ id }), 0);
    expect(await store.ids(undefined, 2)).toEqual(["aaa22222", "bbb22222"]);
    expect(await store.ids("bbb22222", 2)).toEqual(["ccc22222"]);
    expect(await store.ids("ccc22222", 2)).toEqual([]);
    expect(await store.count()).toBe(3);
  },

  async "[O2] says where a player was brought last, and nothing of anybody else"({ matches }) {
    await matches.note("ann", { roomId: "abcdefgh", requestId: "first", since: START });
    const last = { roomId: "aaa22222", requestId: "with words of its own", since: START + 1 };
    await matches.note("ann", last);
    expect(await matches.begin("ann", 1_000)).toEqual({ last });
    expect(await matches.begin("bob", 1_000)).toEqual({ last: undefined });
    await matches.end("ann", { ...last, requestId: undefined });
    expect(await matches.begin("ann", 1_000)).toEqual({ last: { ...last, requestId: undefined } });
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

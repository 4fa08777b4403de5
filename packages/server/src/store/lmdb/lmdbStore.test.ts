import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actorOf, after, joined, PUBLIC, roomOf, START } from "../testing/rooms.ts";
import { rememberRooms } from "../rememberedStore.ts";
import { type RoomStore, StoreStartFault } from "../roomStore.ts";
import { describeDamage } from "../testing/damageContract.ts";
import { describeStore } from "../testing/storeContract.ts";
import {
  damageRoom,
  newFolder,
  storeAsFormat,
  withRooms,
  writeBeforeOptions,
} from "../testing/storeFiles.ts";
import {
  formatOf,
  openEnvironment,
  openForReading,
  prepareDataDir,
  STORE_FORMAT,
  storeFileIn,
} from "./lmdbFile.ts";
import { openLmdbStore } from "./lmdbStore.ts";

async function openNew() {
  const folder = newFolder();
  const file = storeFileIn(folder);
  const store = openLmdbStore(file);
  const dispose = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, dispose, damage: async (id: string) => damageRoom(file, id) };
}

describeStore("lmdbStore", openNew);
describeDamage("lmdbStore", openNew);

describe("the row of a room whose last state is at hand", () => {
  it("[L2] shows who is there, how many sit there and whether they play", async () => {
    const opened = await openNew();
    const store = rememberRooms(opened.store, 1);
    const created = roomOf();
    const ann = actorOf("ann");
    const away = after(created, { type: "disconnect", socketId: ann.socketId });
    const back = after(away, { type: "join", actor: ann });
    const full = joined(back, "bob");
    const halfReady = after(full, { type: "setReady", actor: ann, isReady: true });
    const started = after(halfReady, { type: "setReady", actor: actorOf("bob"), isReady: true });
    const seen: unknown[] = [];
    for (const room of [created, away, back, full, halfReady, started]) {
      await store.commit(room, room.version - 1);
      const [row] = await store.lobby(1);
      const waiting = [...(await store.waiting(PUBLIC))];
      seen.push([row?.playerCount, row?.gameStatus, waiting.length]);
    }
    expect(seen).toEqual([
      [1, "waiting", 1],
      [1, "waiting", 0],
      [1, "waiting", 1],
      [2, "waiting", 0],
      [2, "waiting", 0],
      [2, "started", 0],
    ]);
    await opened.dispose();
  });
});

describe("a file written before rooms had options", () => {
  it("is opened and played on", async () => {
    const folder = newFolder();
    const file = storeFileIn(folder);
    writeBeforeOptions(file);
    const store = openLmdbStore(file);
    const room = await store.load("abcdefghjkmnpqrstuvw");
    expect(room).toMatchObject({
      version: 5,
      phase: "started",
      options: { visibility: "private" },
    });
    expect((await store.load("abcdefgh"))?.options).toEqual(roomOf().options);
    const next = after(room!, { type: "resign", actor: actorOf("ann") });
    expect(await store.commit(next, 5)).toBe("committed");
    expect(await store.lobby(100)).toHaveLength(2);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});

describe("lmdbStore on its file", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = storeFileIn(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("[W3] finds everything again after it was closed and opened", async () => {
    await withRooms(file, 3);
    const store = openLmdbStore(file);
    expect(await store.ids(undefined, 10)).toEqual(["room1000", "room1001", "room1002"]);
    expect((await store.load("room1001"))?.seats[2]?.owner).toBe("owner-bob");
    expect(await store.lobby(10)).toHaveLength(3);
    await store.close();
  });

  it("[O10] knows where players were brought, also after it was closed and opened, until somebody is brought a minute later", async () => {
    const match = { roomId: "abcdefgh", requestId: "again", since: START };
    const reopened = async (change: (store: RoomStore) => Promise<void>) => {
      const store = openLmdbStore(file);
      await change(store);
      await store.close();
    };
    await reopened(({ matches }) => matches.note("ann", match));
    await reopened(async ({ matches }) => {
      expect(await matches.lock("ann", 1_000)).toEqual({ last: match });
      await matches.note("bob", { ...match, since: START + 60_000 });
      expect(await matches.lock("ann", 1_000)).toEqual({ last: undefined });
    });
    const environment = openForReading(file);
    expect([...environment.openDB({ name: "matches" }).getKeys()]).toEqual(["bob"]);
    await environment.close();
  });

  it.each([1, 2, 3] as const)(
    "reads and changes a room that format %i stored, and says its own format from then on",
    async (format) => {
      const room = roomOf({ id: "older222" });
      await storeAsFormat(format, file, room);
      const store = openLmdbStore(file);
      expect(await store.load(room.id)).toEqual(JSON.parse(JSON.stringify(room)));
      expect(await store.commit(joined(room, "bob"), 2)).toBe("conflict");
      expect(await store.commit(joined(room, "bob"), 1)).toBe("committed");
      expect((await store.load(room.id))?.version).toBe(2);
      await store.close();
      const environment = openForReading(file);
      expect(formatOf(environment)).toBe(STORE_FORMAT);
      await environment.close();
    },
  );

  it("lets nobody overwrite what another program stored meanwhile", async () => {
    const room = roomOf();
    const store = rememberRooms(openLmdbStore(file), 10);
    await store.commit(room, 0);
    const intruder = openLmdbStore(file);
    await intruder.commit(joined(room, "bob"), 1);
    await intruder.close();
    await expect(store.commit(joined(room, "eve"), 1)).rejects.toThrow("another program");
    expect((await store.load(room.id))?.seats[2]?.owner).toBe("owner-bob");
    await store.close();
  });

  it("writes only the index rows that a change moved", async () => {
    const room = roomOf();
    const store = openLmdbStore(file);
    await store.commit(room, 0);
    await store.close();
    const rows = openEnvironment(file);
    rows.openDB({ name: "creators", encoding: "json" }).clearSync();
    await rows.close();
    const again = openLmdbStore(file);
    await again.commit(joined(room, "bob"), 1);
    expect(await again.roomsOf(room.createdBy)).toEqual([]);
    expect(await again.lobby(10)).toMatchObject([{ status: "Full" }]);
    await again.close();
  });

  it("makes its folder, whatever is missing above it", () => {
    const deep = path.join(folder, "a", "b");
    prepareDataDir(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it.each([
    ["below a file", (dir: string) => path.join(dir, "file", "data")],
    ["a file itself", (dir: string) => path.join(dir, "file")],
    ["in a place that takes no files", () => "/proc/kingrow"],
  ])("says so when DATA_DIR cannot be written because it is %s", (_, place) => {
    writeFileSync(path.join(folder, "file"), "");
    const dataDir = place(folder);
    expect(() => prepareDataDir(dataDir)).toThrow(StoreStartFault);
    expect(() => prepareDataDir(dataDir)).toThrow(`DATA_DIR ${dataDir} cannot be written`);
  });
});

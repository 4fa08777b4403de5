import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Room } from "@kingrow/room";
import { actorOf, after, joined, PUBLIC, roomOf, START } from "../testing/rooms.ts";
import { DamagedRoom, type RoomStore, StoreStartFault } from "../roomStore.ts";
import { describeDamage } from "../testing/damageContract.ts";
import { describeStore } from "../testing/storeContract.ts";
import { damageRoom, newFolder, setFormat, withRooms } from "../testing/storeFiles.ts";
import { openEnvironment, openForReading, prepareDataDir, storeFileIn } from "./lmdbFile.ts";
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
  it("[L2] shows the number of players and whether they play", async () => {
    const opened = await openNew();
    const { store } = opened;
    const created = roomOf();
    const ann = actorOf("ann");
    const away = after(created, { type: "disconnect", socketId: ann.socketId });
    const back = after(away, { type: "join", actor: ann });
    const full = joined(back, "bob");
    const halfReady = after(full, { type: "setReady", actor: ann, isReady: true });
    const started = after(halfReady, { type: "setReady", actor: actorOf("bob"), isReady: true });
    const seen: unknown[] = [];
    let before: Room | undefined;
    for (const room of [created, away, back, full, halfReady, started]) {
      await store.commit(room, room.version - 1, before);
      before = room;
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

describe("lmdbStore on its file", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = storeFileIn(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("[W3] has all rooms after it was closed and opened", async () => {
    await withRooms(file, 3);
    const store = openLmdbStore(file);
    expect(await store.ids(undefined, 10)).toEqual(["room1000", "room1001", "room1002"]);
    expect((await store.load("room1001"))?.seats[2]?.owner).toBe("owner-bob");
    expect(await store.lobby(10)).toHaveLength(3);
    await store.close();
  });

  it("[O10] has the matches of the last ten minutes, also after it was closed and opened", async () => {
    const match = { roomId: "abcdefgh", requestId: "again", since: START };
    const reopened = async (change: (store: RoomStore) => Promise<void>) => {
      const store = openLmdbStore(file);
      await change(store);
      await store.close();
    };
    await reopened(({ matches }) => matches.note("ann", match));
    await reopened(async ({ matches }) => {
      expect(await matches.lock("ann", 1_000)).toEqual({ last: match });
      await matches.note("bob", { ...match, since: START + 600_000 });
      expect(await matches.lock("ann", 1_000)).toEqual({ last: undefined });
    });
    const environment = openForReading(file);
    expect([...environment.openDB({ name: "matches" }).getKeys()]).toEqual(["bob"]);
    await environment.close();
  });

  it.each([
    [{ format: 5 }, "from before the first release"],
    [{ formatVersion: 2 }, "a newer Kingrow (format 2, this one reads 1)"],
  ])("opens no file that says %o, and leaves it untouched", async (format, sentence) => {
    await withRooms(file, 1);
    await setFormat(file, format);
    const before = readFileSync(file);
    expect(() => openLmdbStore(file)).toThrow(StoreStartFault);
    expect(() => openLmdbStore(file)).toThrow(sentence);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("reports a room as damaged if its version differs from the version of its entry", async () => {
    await withRooms(file, 1);
    const environment = openEnvironment(file);
    const rooms = environment.openDB({ name: "rooms", encoding: "string", useVersions: true });
    rooms.putSync("room1000", rooms.get("room1000") ?? "", 9);
    await environment.close();
    const store = openLmdbStore(file);
    await expect(store.load("room1000")).rejects.toThrow(DamagedRoom);
    await store.close();
  });

  it("does not overwrite a change of another program", async () => {
    const room = roomOf();
    const store = openLmdbStore(file);
    await store.commit(room, 0);
    const intruder = openLmdbStore(file);
    await intruder.commit(joined(room, "bob"), 1);
    await intruder.close();
    expect(await store.commit(joined(room, "eve"), 1, room)).toBe("conflict");
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

  it("creates its folder and missing parents", () => {
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

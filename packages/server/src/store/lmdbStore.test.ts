import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  openSync,
  writeSync,
  closeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, gunzipSync } from "node:zlib";
import { type Room, roomToStored } from "@kingrow/room";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { actorOf, after, joined, roomOf } from "../testing/rooms.ts";
import {
  formatOf,
  openEnvironment,
  openForReading,
  prepareDataDir,
  STORE_FORMAT,
  storeFileIn,
} from "./lmdbFile.ts";
import { rememberRooms } from "./rememberedStore.ts";
import { openLmdbStore } from "./lmdbStore.ts";
import { StoreStartFault } from "./roomStore.ts";
import { assertSound } from "./storeProbe.ts";
import { describeDamage } from "./testing/damageContract.ts";
import { describeStore } from "./testing/storeContract.ts";

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "kingrow-store-"));
}

const CHECK = [inject("program"), "check-store"];
/** Each check starts a process. */
const PATIENCE = { timeout: 30_000 };

async function faultOf(check: Promise<void>): Promise<string> {
  const fault = await check.catch((error: unknown) => error);
  if (!(fault instanceof StoreStartFault)) throw new Error(`no start fault but ${String(fault)}`);
  return fault.message;
}

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

/** Changes a byte of the room's JSON, also where an older page still holds it. */
function damageRoom(file: string, id: string): void {
  const bytes = readFileSync(file);
  const start = `{"id":"${id}","options"`;
  const handle = openSync(file, "r+");
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1))
    writeSync(handle, "X", at + 2);
  closeSync(handle);
}

describeStore("lmdbStore", openNew);
describeDamage("lmdbStore", openNew);

describe("a file written before rooms had options", () => {
  it("is opened and played on", async () => {
    const folder = newFolder();
    const file = storeFileIn(folder);
    const packed = path.join(import.meta.dirname, "testing/before-options.lmdb.gz");
    writeFileSync(file, gunzipSync(readFileSync(packed)));
    await assertSound(file, CHECK);
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
  }, 30_000);
});

describe("lmdbStore on its file", PATIENCE, () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = storeFileIn(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function withRooms(count: number): Promise<void> {
    const store = openLmdbStore(file);
    const ids = Array.from({ length: count }, (_, index) => `room${1000 + index}`);
    await Promise.all(ids.map((id) => store.commit(joined(roomOf({ id }), "bob"), 0)));
    await store.close();
  }

  it("[W3] finds everything again after it was closed and opened", async () => {
    await withRooms(3);
    const store = openLmdbStore(file);
    expect(await store.ids(undefined, 10)).toEqual(["room1000", "room1001", "room1002"]);
    expect((await store.load("room1001"))?.seats[2]?.owner).toBe("owner-bob");
    expect(await store.lobby(10)).toHaveLength(3);
    await store.close();
  });

  it("accepts a sound file and a folder without one", async () => {
    await assertSound(file, CHECK);
    expect(existsSync(file)).toBe(false);
    await withRooms(3);
    const before = readFileSync(file);
    await assertSound(file, CHECK);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("refuses a file that is no store, and leaves it untouched", async () => {
    const text = "this is somebody's diary\n".repeat(1000);
    writeFileSync(file, text);
    const sentence = await faultOf(assertSound(file, CHECK));
    expect(sentence).toMatch(/^The store \/.*kingrow\.lmdb is damaged \(.*\)\. Put a backup/);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("refuses a file whose pages are garbage, and leaves it untouched", async () => {
    await withRooms(50);
    const damaged = readFileSync(file);
    for (let at = 8192; at < damaged.length; at += 1) damaged[at] = (at * 7919) & 255;
    writeFileSync(file, damaged);
    expect(await faultOf(assertSound(file, CHECK))).toContain("is damaged");
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });

  it("refuses a file that was cut off", async () => {
    await withRooms(200);
    writeFileSync(file, readFileSync(file).subarray(0, 8192 * 2 + 100));
    expect(await faultOf(assertSound(file, CHECK))).toContain("is damaged");
  });

  it("sees a single changed byte of a room", async () => {
    await withRooms(1);
    damageRoom(file, "room1000");
    expect(await faultOf(assertSound(file, CHECK))).toContain("does not fit its checksum");
  });

  /** As format 1 stored a room: a checksum, then its JSON. */
  async function storeAsFormat1(room: Room): Promise<void> {
    const older = openEnvironment(file);
    const text = Buffer.from(JSON.stringify(roomToStored(room)));
    const sum = Buffer.alloc(4);
    sum.writeUInt32LE(crc32(text));
    older
      .openDB({ name: "rooms", encoding: "binary" })
      .putSync(room.id, Buffer.concat([sum, text]));
    older.putSync("format", { format: 1 });
    await older.close();
  }

  it("reads and changes a room that format 1 stored, and says its own format from then on", async () => {
    const room = roomOf({ id: "older222" });
    await storeAsFormat1(room);
    await assertSound(file, CHECK);
    const store = openLmdbStore(file);
    expect(await store.load(room.id)).toEqual(JSON.parse(JSON.stringify(room)));
    expect(await store.commit(joined(room, "bob"), 2)).toBe("conflict");
    expect(await store.commit(joined(room, "bob"), 1)).toBe("committed");
    expect((await store.load(room.id))?.version).toBe(2);
    await store.close();
    const environment = openForReading(file);
    expect(formatOf(environment)).toBe(STORE_FORMAT);
    await environment.close();
  });

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

  it("refuses a file of a newer format, and leaves it untouched", async () => {
    await withRooms(1);
    const newer = openEnvironment(file);
    newer.putSync("format", { format: STORE_FORMAT + 1 });
    await newer.close();
    const before = readFileSync(file);
    const sentence = await faultOf(assertSound(file, CHECK));
    expect(sentence).toContain(`newer Kingrow (format ${STORE_FORMAT + 1}`);
    expect(sentence).toContain(file);
    expect(readFileSync(file).equals(before)).toBe(true);
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

// Restoring from a backup that was tampered with, and to a place that leads elsewhere.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEnvironment, ROOMS_TABLE, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { refuseLinks } from "./files.ts";
import { manifestIn, readManifest } from "./manifest.ts";
import { putStoreFile, writtenIn } from "./restore.ts";
import { type BackupPlaces, backUpHere, filledStore, makePlaces } from "./testing/backups.ts";
import { assertComplete } from "./verify.ts";

let places: BackupPlaces;
let other: string;
beforeEach(async () => {
  places = makePlaces();
  other = path.join(places.folder, "other");
  mkdirSync(other);
  await (await filledStore(places.home, 3)).close();
});
afterEach(() => places.remove());

describe("the copy of a store file", () => {
  it("[B3] is in place only when every room and its index entries can be read", async () => {
    await backUpHere(places);
    await putStoreFile(storeFileIn(places.kept), other, (file) => assertComplete(file, 3));
    const store = openLmdbStore(storeFileIn(other));
    expect(await store.count()).toBe(3);
    await store.close();
  });

  const faults: readonly [string, string, string][] = [
    ["rooms", "string", "holds 2 rooms"],
    ["lobby", "json", "missing from an index"],
    ["deadlines", "json", "missing from an index"],
  ];

  it.each(faults)("[B3] is refused where an entry of `%s` is gone", async (name, encoding, why) => {
    await change(name, encoding, (table) => table.removeSync([...table.getKeys()][0] ?? ""));
    await expect(restored(3)).rejects.toThrow(why);
    expect(existsSync(storeFileIn(other))).toBe(false);
  });

  it("[B3] is refused where an index names a room that is not there", async () => {
    await change("creators", "json", (table) => table.putSync(["ann", "nowhere2"], null));
    await expect(restored(3)).rejects.toThrow("names a room that is not there");
  });

  it("[B3] is refused where a room is damaged, without a word of its record", async () => {
    await change("rooms", "string", (table) => table.putSync("room1000", "junk\u001b[31m"));
    await expect(restored(3)).rejects.toThrow(/a room cannot be read\. Nothing was changed\.$/);
  });

  it("[B3] is refused where it holds another number of rooms than the manifest says", async () => {
    await expect(restored(4)).rejects.toThrow("it holds 3 rooms, its manifest says 4");
  });

  it("[B3] never goes through a link that was left under the name of its draft", async () => {
    const foreign = path.join(places.folder, "foreign");
    writeFileSync(foreign, "mine");
    symlinkSync(foreign, `${storeFileIn(other)}.restoring`);
    await restored(3);
    expect(readFileSync(foreign, "utf8")).toBe("mine");
  });
});

describe("a place that is a symbolic link", () => {
  it("[B3] is refused by a sentence, the folder as any file in it", () => {
    for (const name of writtenIn(other)) {
      if (name !== other) symlinkSync(path.join(places.folder, "elsewhere"), name);
      const link = path.join(places.folder, `link-${path.basename(name)}`);
      if (name === other) symlinkSync(other, link);
      const place = name === other ? link : other;
      expect(() => refuseLinks(writtenIn(place))).toThrow("is a symbolic link");
    }
    expect(() => refuseLinks(writtenIn(places.home))).not.toThrow();
  });

  it("[B2] takes no backup", async () => {
    mkdirSync(path.dirname(places.kept));
    symlinkSync(path.join(places.folder, "elsewhere"), places.kept);
    await expect(backUpHere(places)).rejects.toThrow("is a symbolic link");
  });
});

describe("a manifest", () => {
  const text = (values: object) => JSON.stringify({ ...SOUND, ...values });
  const SOUND = {
    formatVersion: 1,
    madeAt: "2026-11-23T10:00:00.000Z",
    rooms: 3,
    bytes: 10,
    checksum: "0".repeat(64),
  };
  const broken: readonly [string, string][] = [
    ["control characters", text({ madeAt: "\u001b[2Jnow" })],
    ["an overlong text", text({ madeAt: "x".repeat(1_000) })],
    ["more than a manifest has", text({ more: "x".repeat(5_000) })],
    ["a count that is none", text({ rooms: 1e300 })],
    ["a checksum that is none", text({ checksum: "\u0007" })],
    ["no JSON", "\u001b]0;title\u0007"],
  ];

  it("[B3] is read as it was written", () => {
    writeFileSync(manifestIn(other), text({}));
    expect(readManifest(other)).toEqual(SOUND);
  });

  it.each(broken)("[B3] with %s is refused, and nothing of it is printed", (_what, content) => {
    writeFileSync(manifestIn(other), content);
    expect(() => readManifest(other)).toThrow(
      `${other} is no backup, or only a part of one: ${manifestIn(other)} is missing or broken. ` +
        "Nothing was changed.",
    );
  });
});

describe("what is stored", () => {
  it("can be read by its owner alone", async () => {
    await backUpHere(places);
    await putStoreFile(storeFileIn(places.kept), other, () => Promise.resolve());
    const [store, copy] = [storeFileIn(places.home), storeFileIn(other)];
    const kept = [storeFileIn(places.kept), manifestIn(places.kept)];
    for (const file of [store, `${store}-lock`, copy, ...kept]) expect(modeOf(file)).toBe(0o600);
    expect(modeOf(places.kept)).toBe(0o700);
  });

  it("becomes private to its owner if an earlier version let others read it", async () => {
    const file = storeFileIn(other);
    appendFileSync(file, "", { mode: 0o644 });
    await openLmdbStore(file).close();
    expect(modeOf(file)).toBe(0o600);
  });
});

function restored(rooms: number): Promise<void> {
  return putStoreFile(storeFileIn(places.home), other, (file) => assertComplete(file, rooms));
}

function modeOf(name: string): number {
  return statSync(name).mode & 0o777;
}

type Table = ReturnType<ReturnType<typeof openEnvironment>["openDB"]>;

/** Changes a table of the store behind the product's back. */
async function change(
  name: string,
  encoding: string,
  apply: (table: Table) => unknown,
): Promise<void> {
  const environment = openEnvironment(storeFileIn(places.home));
  apply(environment.openDB(encoding === "string" ? ROOMS_TABLE : { name, encoding: "json" }));
  await environment.close();
}

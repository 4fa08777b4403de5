// Records that released versions have written: every later version reads them.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openLmdbStore } from "./lmdb/lmdbStore.ts";
import { storeFileIn } from "./lmdb/lmdbFile.ts";
import { decodeRecord } from "./record.ts";
import { newFolder } from "./testing/storeFiles.ts";

const TESTDATA = path.resolve(import.meta.dirname, "../../../../testdata");

const RECORDS = readdirSync(TESTDATA)
  .filter((folder) => folder.startsWith("records-"))
  .flatMap((folder) => readdirSync(path.join(TESTDATA, folder)).map((file) => `${folder}/${file}`));

function read(file: string): string {
  return readFileSync(path.join(TESTDATA, file), "utf8");
}

/** The fields of a room that matter to its players, from the JSON of the record. */
function essenceOf(record: string): unknown {
  const { id, version, phase, seats, game, series, clocks } = JSON.parse(record.slice(8));
  const owners = Object.values<{ owner?: string } | undefined>(seats).map((seat) => seat?.owner);
  return { id, version, phase, owners, game, series, clocks };
}

test("each state of a room is among the released records", () => {
  const phases = RECORDS.map((file) => decodeRecord(read(file)).phase);
  expect(new Set(phases)).toEqual(new Set(["waiting", "started", "ended"]));
});

test.each(RECORDS)("%s is read, stored and loaded again", async (file) => {
  const record = read(file);
  const room = decodeRecord(record);
  const folder = newFolder();
  const store = openLmdbStore(storeFileIn(folder));
  expect(await store.commit(room, 0)).toBe("committed");
  const loaded = await store.load(room.id);
  await store.close();
  rmSync(folder, { recursive: true });
  expect(essenceOf(`00000000${JSON.stringify(loaded)}`)).toEqual(essenceOf(record));
});

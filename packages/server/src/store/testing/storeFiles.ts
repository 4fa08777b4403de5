// Store files for tests: with rooms, damaged, and of another format.
import { closeSync, mkdtempSync, openSync, readFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { joined, roomOf } from "./rooms.ts";
import { openEnvironment } from "../lmdb/lmdbFile.ts";
import { openLmdbStore } from "../lmdb/lmdbStore.ts";

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "kingrow-store-"));
}

/** Each with two players. */
export async function withRooms(file: string, count: number): Promise<void> {
  const store = openLmdbStore(file);
  const ids = Array.from({ length: count }, (_, index) => `room${1000 + index}`);
  await Promise.all(ids.map((id) => store.commit(joined(roomOf({ id }), "bob"), 0)));
  await store.close();
}

/** Changes a byte of the room's JSON, also where an older page still holds it. */
export function damageRoom(file: string, id: string): void {
  const bytes = readFileSync(file);
  const start = `"id":"${id}","options"`;
  const handle = openSync(file, "r+");
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1))
    writeSync(handle, "X", at + 6);
  closeSync(handle);
}

/** Replaces the format entry of the file. */
export async function setFormat(file: string, format: object): Promise<void> {
  const environment = openEnvironment(file);
  environment.putSync("format", format);
  await environment.close();
}

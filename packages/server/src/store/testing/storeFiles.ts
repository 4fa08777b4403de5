// Store files for tests: with rooms, damaged, and as earlier versions wrote them.
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, gunzipSync } from "node:zlib";
import { type Room, roomToStored } from "@kingrow/room";
import { joined, roomOf } from "../../testing/rooms.ts";
import { openEnvironment } from "../lmdbFile.ts";
import { openLmdbStore } from "../lmdbStore.ts";

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
  const start = `{"id":"${id}","options"`;
  const handle = openSync(file, "r+");
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1))
    writeSync(handle, "X", at + 2);
  closeSync(handle);
}

/** As format 1 stored a room: a checksum, then its JSON. */
export async function storeAsFormat1(file: string, room: Room): Promise<void> {
  const older = openEnvironment(file);
  const text = Buffer.from(JSON.stringify(roomToStored(room)));
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(text));
  older.openDB({ name: "rooms", encoding: "binary" }).putSync(room.id, Buffer.concat([sum, text]));
  older.putSync("format", { format: 1 });
  await older.close();
}

/** A file written before rooms had options, with two of them. */
export function writeBeforeOptions(file: string): void {
  const packed = path.join(import.meta.dirname, "before-options.lmdb.gz");
  writeFileSync(file, gunzipSync(readFileSync(packed)));
}

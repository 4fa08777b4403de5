// Store files for tests: with rooms, damaged, and as earlier versions wrote them.
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, gunzipSync } from "node:zlib";
import { type Room, roomToStored } from "@kingrow/room";
import { createClient } from "redis";
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
  const start = `"id":"${id}","options"`;
  const handle = openSync(file, "r+");
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1))
    writeSync(handle, "X", at + 1);
  closeSync(handle);
}

/** As earlier formats stored a room: a checksum, since format 2 a mark and the version, then its JSON. */
export async function storeAsFormat(format: 1 | 2, file: string, room: Room): Promise<void> {
  const older = openEnvironment(file);
  const head = Buffer.alloc(format === 1 ? 0 : 9, 2);
  if (format === 2) head.writeDoubleLE(room.version, 1);
  const summed = Buffer.concat([head, Buffer.from(JSON.stringify(roomToStored(room)))]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(summed));
  const rooms = older.openDB({ name: "rooms", encoding: "binary" });
  rooms.putSync(room.id, Buffer.concat([sum, summed]));
  older.putSync("format", { format });
  await older.close();
}

/** A file written before rooms had options, with two of them. */
export function writeBeforeOptions(file: string): void {
  writeFileSync(file, gunzipSync(fixture("before-options.lmdb.gz")));
}

/** The rooms that version 0.1 had left when it was killed, embedded: one that waits, and a private game. */
export const ROOMS_OF_0_1 = { waiting: "tbfnrzsx", game: "qy2d7dx9ndqa65x4jfam" };

export function writeRoomsOf01(file: string): void {
  writeFileSync(file, gunzipSync(fixture("rooms-0.1.lmdb.gz")));
}

/** The same of a version 0.1 on Redis. */
export const REDIS_ROOMS_OF_0_1 = { waiting: "fk6jsvd3", game: "9bppgju2qds34k247z4w" };

export async function fillRedisAs01(url: string): Promise<void> {
  const client = await createClient({ url }).connect();
  const commands: string[][] = JSON.parse(fixture("rooms-0.1.redis.json").toString());
  for (const command of commands) await client.sendCommand(command);
  client.destroy();
}

function fixture(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, name));
}

// Store files for tests: with rooms, damaged, and as earlier versions wrote them.
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, gunzipSync } from "node:zlib";
import { changeSeats, type Room, roomToStored } from "@kingrow/room";
import { createClient } from "redis";
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
  const start = `["${id}",{"visibility"`;
  const handle = openSync(file, "r+");
  for (let at = bytes.indexOf(start); at !== -1; at = bytes.indexOf(start, at + 1))
    writeSync(handle, "X", at + 1);
  closeSync(handle);
}

type EarlierFormat = 1 | 2 | 3;

/** As an earlier format stored a room: a checksum before all. */
export async function storeAsFormat(
  format: EarlierFormat,
  file: string,
  room: Room,
): Promise<void> {
  const older = openEnvironment(file);
  const summed = SUMMED[format](room);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(summed));
  const rooms = older.openDB({ name: "rooms", encoding: "binary" });
  rooms.putSync(room.id, Buffer.concat([sum, summed]));
  older.putSync("format", { format });
  await older.close();
}

const SUMMED: Readonly<Record<EarlierFormat, (room: Room) => Buffer>> = {
  1: jsonOf,
  2: (room) => Buffer.concat([headOf(2, room), jsonOf(room)]),
  3(room) {
    const json = jsonOf(changeSeats(room, (seat) => ({ ...seat, answeredMoves: "" })));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(json.length);
    const answered = [room.seats[1], room.seats[2]].map((seat) => seat?.answeredMoves ?? "");
    return Buffer.concat([headOf(3, room), length, json, Buffer.from(answered.join("\n"))]);
  },
};

function jsonOf(room: Room): Buffer {
  return Buffer.from(JSON.stringify(roomToStored(room)));
}

/** The mark and the version. */
function headOf(format: EarlierFormat, { version }: Room): Buffer {
  const head = Buffer.alloc(9, format);
  head.writeDoubleLE(version, 1);
  return head;
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

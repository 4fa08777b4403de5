// Rooms in lmdb: a table of their records, and one of what has become of them since those were written.
import type { Database, RootDatabase } from "lmdb";
import type { Room } from "@kingrow/room";
import { decodeRoom, versionOf } from "./roomRecord.ts";
import { wholeOf, type Written } from "./roomTail.ts";
import { sinceOf, versionOfTail } from "./tailRecord.ts";

export interface RoomTables {
  readonly rooms: Database<Buffer, string>;
  /** Missing for a room that has not changed since its record was written. */
  readonly tails: Database<Buffer, string>;
}

export function openRooms(environment: RootDatabase): RoomTables {
  return {
    rooms: environment.openDB({ name: "rooms", encoding: "binary" }),
    tails: environment.openDB({ name: "tails", encoding: "binary" }),
  };
}

/** @throws DamagedRoom */
export function roomIn({ rooms, tails }: RoomTables, id: string): Room | undefined {
  const record = rooms.get(id);
  return record === undefined ? undefined : decodeRoom(record, tails.get(id));
}

/** Which room lies in the file, without reading it. */
export interface Lying {
  /** 0 where there is none. */
  readonly version: number;
  /** The version of its record. */
  readonly since: number;
}

/** @throws DamagedRoom where a room of format 1 has to be read for it */
export function lyingIn({ rooms, tails }: RoomTables, id: string): Lying {
  const tail = tails.get(id);
  if (tail !== undefined) return { version: versionOfTail(tail), since: sinceOf(tail) };
  const record = rooms.get(id);
  const version = record === undefined ? 0 : versionOf(record);
  return { version, since: version };
}

interface Putting {
  readonly written: Written;
  /** What lies there now. */
  readonly over: Lying;
}

/** A tail is put where its record lies and nowhere else: elsewhere the whole room is. */
export function putRoom(
  { rooms, tails }: RoomTables,
  room: Room,
  { written, over }: Putting,
): void {
  if (written.since === over.since) tails.putSync(room.id, written.bytes);
  else {
    rooms.putSync(room.id, written.since === undefined ? written.bytes : wholeOf(room).bytes);
    tails.removeSync(room.id);
  }
}

export function removeRoom({ rooms, tails }: RoomTables, id: string): void {
  rooms.removeSync(id);
  tails.removeSync(id);
}

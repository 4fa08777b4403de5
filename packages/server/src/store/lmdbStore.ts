// The default store: one lmdb file under DATA_DIR, each commit on disk before it resolves.
import type { AvailableRoom } from "@kingrow/protocol";
import type { Database, Key, RootDatabase } from "lmdb";
import type { Room } from "@kingrow/room";
import { indexRows, type IndexRows, type LobbyRank } from "./indexes.ts";
import { openEnvironment } from "./lmdbFile.ts";
import { decodeRoom, encodeRoom } from "./roomRecord.ts";
import { type CommitResult, DamagedRoom, type RoomStore, StoreFault } from "./roomStore.ts";

interface Tables {
  readonly rooms: Database<Buffer, string>;
  readonly lobby: Database<AvailableRoom>;
  readonly deadlines: Database<null>;
  readonly creators: Database<string | null>;
}

/** Greater than any string in lmdb's key order. */
const AFTER_STRINGS = new Uint8Array([0xff]);

/**
 * Opens the file, or makes it. The caller has checked it with `checkStoreFile`.
 * @throws StoreStartFault when the file cannot be opened for writing.
 */
export function openLmdbStore(file: string): RoomStore {
  const environment = openEnvironment(file);
  const tables = openTables(environment);
  const change = (id: string, expectedVersion: number, next: Room | undefined) =>
    transact(environment, () => applyChange(tables, { id, expectedVersion, next }));

  return {
    load: (id) => attempt(() => roomIn(tables, id)),
    commit: (next, expectedVersion) => change(next.id, expectedVersion, next),
    remove: (id, expectedVersion) => change(id, expectedVersion, undefined),
    lobby: (limit) =>
      attempt(() => Array.from(tables.lobby.getRange({ limit }), ({ value }) => value)),
    roomsOf: (owner) => attempt(() => roomsOf(tables, owner)),
    due: (now, limit) => attempt(() => deadlinesUpTo(tables, now, limit)),
    ids: (after, limit) => attempt(() => idsAfter(tables, after, limit)),
    count: () => attempt(() => tables.rooms.getStats()).then(entryCount),
    probe: () => transact(environment, () => environment.putSync("probe", null)),
    close: async () => environment.close(),
  };
}

function openTables(environment: RootDatabase): Tables {
  return {
    rooms: environment.openDB({ name: "rooms", encoding: "binary" }),
    lobby: environment.openDB({ name: "lobby", encoding: "json" }),
    deadlines: environment.openDB({ name: "deadlines", encoding: "json" }),
    creators: environment.openDB({ name: "creators", encoding: "json" }),
  };
}

interface RoomChange {
  readonly id: string;
  readonly expectedVersion: number;
  /** `undefined` takes the room away. */
  readonly next: Room | undefined;
}

/** Runs inside a write transaction, so nobody changes the room between the look and the put. */
function applyChange(tables: Tables, { id, expectedVersion, next }: RoomChange): CommitResult {
  const stored = roomIn(tables, id);
  if ((stored?.version ?? 0) !== expectedVersion) return "conflict";
  if (stored !== undefined) removeRows(tables, stored, indexRows(stored));
  if (next === undefined) tables.rooms.removeSync(id);
  else {
    tables.rooms.putSync(id, encodeRoom(next));
    putRows(tables, next, indexRows(next));
  }
  return "committed";
}

function roomIn(tables: Tables, id: string): Room | undefined {
  const record = tables.rooms.get(id);
  return record === undefined ? undefined : decodeRoom(record);
}

function putRows(tables: Tables, room: Room, rows: IndexRows): void {
  if (rows.lobby !== undefined) tables.lobby.putSync(keyOf(rows.lobby.rank), rows.lobby.entry);
  if (rows.deadline !== undefined) tables.deadlines.putSync([rows.deadline, room.id], null);
  tables.creators.putSync([room.createdBy, room.id], room.requestId ?? null);
}

function removeRows(tables: Tables, room: Room, rows: IndexRows): void {
  if (rows.lobby !== undefined) tables.lobby.removeSync(keyOf(rows.lobby.rank));
  if (rows.deadline !== undefined) tables.deadlines.removeSync([rows.deadline, room.id]);
  tables.creators.removeSync([room.createdBy, room.id]);
}

function keyOf(rank: LobbyRank): Key {
  return [...rank];
}

function roomsOf(tables: Tables, owner: string) {
  const range = tables.creators.getRange({ start: [owner], end: [owner, AFTER_STRINGS] });
  return Array.from(range, ({ key, value }) => ({
    id: lastPart(key),
    requestId: value ?? undefined,
  }));
}

function deadlinesUpTo(tables: Tables, now: number, limit: number) {
  const range = tables.deadlines.getRange({ end: [now, AFTER_STRINGS], limit });
  return Array.from(range, ({ key }) => ({ id: lastPart(key), deadline: firstNumber(key) }));
}

function idsAfter(tables: Tables, after: string | undefined, limit: number) {
  const options = after === undefined ? { limit } : { start: after, exclusiveStart: true, limit };
  return [...tables.rooms.getKeys(options)];
}

function lastPart(key: Key): string {
  return Array.isArray(key) ? String(key.at(-1)) : "";
}

function firstNumber(key: Key): number {
  return Array.isArray(key) ? Number(key[0]) : Number.NaN;
}

function entryCount(stats: object): number {
  return "entryCount" in stats ? Number(stats.entryCount) : 0;
}

async function attempt<T>(read: () => T): Promise<T> {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof DamagedRoom) throw cause;
    throw new StoreFault("The store cannot be read", { cause });
  }
}

/** A child transaction: if anything in it throws, nothing of it is kept. Resolves after the fsync. */
async function transact<T>(environment: RootDatabase, change: () => T): Promise<T> {
  try {
    const result = await environment.childTransaction(change);
    await environment.flushed;
    return result;
  } catch (cause) {
    throw new StoreFault("The change cannot be stored", { cause: await rootCause(cause) });
  }
}

/** lmdb tells the reason of a failed commit by a second promise, which must not stay unheard. */
async function rootCause(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !("commitError" in error)) return error;
  try {
    return await error.commitError;
  } catch (reason) {
    return reason;
  }
}

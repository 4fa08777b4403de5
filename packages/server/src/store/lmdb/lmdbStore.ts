// The store of a single node: one lmdb file in DATA_DIR. A commit resolves when it is on disk.
import { randomBytes } from "node:crypto";
import type { Database, Key, RootDatabase } from "lmdb";
import type { RoomOptions } from "@kingrow/protocol";
import { countsForCreator, nextDeadline, type Room } from "@kingrow/room";
import {
  areListedAlike,
  type LobbyRow,
  lobbyRowOf,
  queueOf,
  shownRows,
  type WaitingRoom,
  waitingRoomOf,
} from "../indexes.ts";
import { createOwnMatches, type Match, type MatchRows } from "../matches.ts";
import { createOwnPartings } from "../partings.ts";
import {
  asStoreFault,
  type CommitResult,
  type CreatedRoom,
  DamagedRoom,
  type RoomStore,
  StoreFault,
} from "../roomStore.ts";
import { decodeRecord, encodeRecord } from "../record.ts";
import { openEnvironment, ROOMS_TABLE } from "./lmdbFile.ts";

interface QueueRow {
  readonly owner: string;
  readonly address: string | undefined;
}

interface Tables {
  readonly rooms: Database<string, string>;
  readonly lobby: Database<LobbyRow>;
  readonly queues: Database<QueueRow>;
  readonly deadlines: Database<null>;
  readonly creators: Database<string | null>;
  readonly matches: Database<Match, string>;
}

/** Greater than any string in lmdb's key order. */
const AFTER_STRINGS = new Uint8Array([0xff]);

/**
 * Opens the file, or creates it. The caller has checked it with `assertSound`.
 * @throws StoreStartFault when the file cannot be opened for writing.
 */
export function openLmdbStore(file: string): RoomStore {
  const environment = openEnvironment(file);
  const tables = openTables(environment);
  const apply = (change: RoomChange) => transact(environment, () => applyChange(tables, change));

  return {
    load: (id) => attempt(() => roomIn(tables, id)),
    commit: (next, expectedVersion, before) =>
      apply({ id: next.id, expectedVersion, before, next }),
    remove: (id, expectedVersion, before) =>
      apply({ id, expectedVersion, before, next: undefined }),
    lobby: (limit) => attempt(() => shownRows(tables.lobby.getRange().map(valueOf), limit)),
    waiting: (options) => attempt(() => waitingIn(tables, options)),
    roomsOf: (owner) => attempt(() => roomsOf(tables, owner)),
    due: (now, limit) => attempt(() => deadlinesUpTo(tables, now, limit)),
    ids: (after, limit) => attempt(() => idsAfter(tables, after, limit)),
    count: () => attempt(() => tables.rooms.getStats()).then(entryCount),
    matches: createOwnMatches(matchRows(environment, tables)),
    partings: createOwnPartings(),
    secret: () => secretOf(environment),
    probe: () => transact(environment, () => environment.putSync("probe", null)),
    close: async () => environment.close(),
  };
}

function openTables(environment: RootDatabase): Tables {
  return {
    rooms: environment.openDB(ROOMS_TABLE),
    lobby: environment.openDB({ name: "lobby", encoding: "json" }),
    queues: environment.openDB({ name: "queues", encoding: "json" }),
    deadlines: environment.openDB({ name: "deadlines", encoding: "json" }),
    creators: environment.openDB({ name: "creators", encoding: "json" }),
    matches: environment.openDB({ name: "matches", encoding: "json" }),
  };
}

interface RoomChange {
  readonly id: string;
  readonly expectedVersion: number;
  /** The room of that version, if the caller has it. */
  readonly before: Room | undefined;
  /** `undefined` removes the room. */
  readonly next: Room | undefined;
}

/**
 * Runs inside a write transaction, so nothing changes the room between the check and the put.
 * Encoding comes before the first put, because a failed put spoils the whole transaction.
 */
function applyChange(
  tables: Tables,
  { id, expectedVersion, before, next }: RoomChange,
): CommitResult {
  if (!hasVersion(tables, id, expectedVersion)) return "conflict";
  const old = before ?? roomIn(tables, id);
  const record = next && encodeRecord(next);
  changeRows(tables, old, next);
  if (next === undefined || record === undefined) tables.rooms.removeSync(id);
  else tables.rooms.putSync(id, record, next.version);
  return "committed";
}

/** @param version 0: there must be no room */
function hasVersion({ rooms }: Tables, id: string, version: number): boolean {
  return version === 0 ? !rooms.doesExist(id) : rooms.doesExist(id, version);
}

/** The checksum does not cover the entry version of lmdb. */
function roomIn(tables: Tables, id: string): Room | undefined {
  const entry = tables.rooms.getEntry(id);
  if (entry === undefined) return undefined;
  const room = decodeRecord(entry.value);
  if (room.version === entry.version) return room;
  throw new DamagedRoom("A stored room is damaged: its version does not fit its entry");
}

/** Writes only the rows that differ. Most changes of a room move only its deadline. */
function changeRows(tables: Tables, before: Room | undefined, next: Room | undefined): void {
  if (!areListedAlike(before, next)) changeRow(tables.lobby, lobbyRow(before), lobbyRow(next));
  changeRow(tables.queues, queueRow(before), queueRow(next));
  const [oldDeadline, deadline] = [deadlineRow(before), deadlineRow(next)];
  if (oldDeadline?.key[0] !== deadline?.key[0]) changeRow(tables.deadlines, oldDeadline, deadline);
  if (before === undefined || next === undefined)
    changeRow(tables.creators, creatorRow(before), creatorRow(next));
}

interface Row<V> {
  readonly key: (string | number)[];
  readonly value: V;
}

function changeRow<V>(table: Database<V>, old: Row<V> | undefined, now: Row<V> | undefined): void {
  if (old !== undefined) table.removeSync(old.key);
  if (now !== undefined) table.putSync(now.key, now.value);
}

export function lobbyRow(room: Room | undefined): Row<LobbyRow> | undefined {
  const lobby = room && lobbyRowOf(room);
  return lobby && { key: [...lobby.rank], value: lobby.row };
}

function queueRow(room: Room | undefined): Row<QueueRow> | undefined {
  if (room === undefined) return undefined;
  const waiting = waitingRoomOf(room);
  if (waiting === undefined) return undefined;
  const { id, since, owner, address } = waiting;
  return { key: [queueOf(room.options), since, id], value: { owner, address } };
}

export function deadlineRow(room: Room | undefined): Row<null> | undefined {
  const deadline = room && nextDeadline(room);
  return deadline === undefined ? undefined : { key: [deadline, room?.id ?? ""], value: null };
}

function creatorRow(room: Room | undefined): Row<string | null> | undefined {
  return room && { key: [room.createdBy, room.id], value: room.requestId ?? null };
}

function roomsOf(tables: Tables, owner: string): readonly CreatedRoom[] {
  const range = tables.creators.getRange({ start: [owner], end: [owner, AFTER_STRINGS] });
  const rooms = Array.from(range, ({ key, value }) => {
    const id = lastPart(key);
    return { id, requestId: value ?? undefined, room: roomUnlessDamaged(tables, id) };
  });
  return rooms.filter(({ room }) => room === undefined || countsForCreator(room));
}

/** An unreadable room still counts. */
function roomUnlessDamaged(tables: Tables, id: string): Room | undefined {
  try {
    return roomIn(tables, id);
  } catch (fault) {
    if (fault instanceof DamagedRoom) return undefined;
    throw fault;
  }
}

/** The rows are read while they are iterated. */
function waitingIn(tables: Tables, options: RoomOptions): Iterable<WaitingRoom> {
  const queue = queueOf(options);
  const range = tables.queues.getRange({ start: [queue], end: [queue, AFTER_STRINGS] });
  return range.map(({ key, value: { owner, address } }) => {
    const [, since] = Array.isArray(key) ? key : [];
    return { id: lastPart(key), since: Number(since), owner, address };
  });
}

function matchRows(environment: RootDatabase, { matches }: Tables): MatchRows {
  const found = matches.getRange().map(({ key, value }): [string, Match] => [key, value]);
  return {
    known: [...found].sort(([, one], [, other]) => one.since - other.since),
    keep: (owner, match, forgotten) =>
      transact(environment, () => {
        for (const each of forgotten) matches.removeSync(each);
        matches.putSync(owner, match);
      }),
  };
}

function deadlinesUpTo(tables: Tables, now: number, limit: number) {
  const range = tables.deadlines.getRange({ end: [now, AFTER_STRINGS], limit });
  return Array.from(range, ({ key }) => ({ id: lastPart(key), deadline: firstNumber(key) }));
}

function idsAfter(tables: Tables, after: string | undefined, limit: number) {
  const options = after === undefined ? { limit } : { start: after, exclusiveStart: true, limit };
  return [...tables.rooms.getKeys(options)];
}

function valueOf<T>({ value }: { readonly value: T }): T {
  return value;
}

const SECRET_KEY = "secret";
const SECRET_BYTES = 32;

function secretOf(environment: RootDatabase): Promise<string> {
  return transact(environment, () => {
    const stored: unknown = environment.get(SECRET_KEY);
    if (typeof stored === "string") return stored;
    const made = randomBytes(SECRET_BYTES).toString("base64url");
    environment.putSync(SECRET_KEY, made);
    return made;
  });
}

/** The room id in the key of an index. */
export function lastPart(key: Key): string {
  return Array.isArray(key) ? String(key.at(-1)) : "";
}

function firstNumber(key: Key): number {
  return Array.isArray(key) ? Number(key[0]) : Number.NaN;
}

function entryCount(stats: object): number {
  return "entryCount" in stats ? Number(stats.entryCount) : 0;
}

function attempt<T>(read: () => T): Promise<T> {
  return asStoreFault(new Promise((resolve) => resolve(read())));
}

/** Resolves when the change is on disk: with `overlappingSync: false` the promise waits for its own flush. */
async function transact<T>(environment: RootDatabase, change: () => T): Promise<T> {
  try {
    return await environment.transaction(change);
  } catch (cause) {
    throw new StoreFault("The change cannot be stored", { cause: await rootCause(cause) });
  }
}

/** lmdb has the reason of a failed commit in a second promise, which must be handled. */
async function rootCause(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !("commitError" in error)) return error;
  try {
    return await error.commitError;
  } catch (reason) {
    return reason;
  }
}

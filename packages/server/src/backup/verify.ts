// Checks every room of a store file and its index tables before a restore.
import type { Database } from "lmdb";
import { openForReading, ROOMS_TABLE } from "../store/lmdb/lmdbFile.ts";
import { deadlineRow, lastPart, lobbyRow } from "../store/lmdb/lmdbStore.ts";
import { decodeRecord } from "../store/record.ts";
import { BackupRefusal } from "./files.ts";

const INDEXES = ["lobby", "deadlines", "creators"] as const;

/**
 * A child process has checked the file before, because lmdb may crash on a damaged file.
 * @throws BackupRefusal
 */
export async function assertComplete(file: string, rooms: number): Promise<void> {
  const fault = await faultOf(file, rooms);
  if (fault === undefined) return;
  throw new BackupRefusal(`The backup cannot be used: ${fault}. Nothing was changed.`);
}

async function faultOf(file: string, expected: number): Promise<string | undefined> {
  const environment = openForReading(file);
  try {
    // A file without rooms may lack tables, although the types of lmdb do not say so.
    const rooms: Database<string, string> | undefined = environment.openDB(ROOMS_TABLE);
    const indexes = INDEXES.map((name) => {
      const table: Database<unknown> | undefined = environment.openDB({ name, encoding: "json" });
      return [name, idsIn(table)] as const;
    });
    return faultIn(rooms, new Map(indexes), expected);
  } catch {
    // The reason may quote the damaged record.
    return "a room cannot be read";
  } finally {
    await environment.close();
  }
}

type Indexes = ReadonlyMap<(typeof INDEXES)[number], ReadonlySet<string>>;

function faultIn(
  rooms: Database<string, string> | undefined,
  indexes: Indexes,
  expected: number,
): string | undefined {
  const ids = new Set<string>();
  for (const { key, value, version } of rooms?.getRange({ versions: true }) ?? []) {
    const room = decodeRecord(value);
    if (room.id !== key || room.version !== version)
      return "a room is stored under another id or version";
    const isListed = lobbyRow(room) === undefined || indexes.get("lobby")?.has(key) === true;
    const isDue = deadlineRow(room) === undefined || indexes.get("deadlines")?.has(key) === true;
    if (!isListed || !isDue) return "a room is missing from an index";
    ids.add(key);
  }
  if (ids.size !== expected) return `it holds ${ids.size} rooms, its manifest says ${expected}`;
  const hasStranger = [...indexes.values()].some((index) => [...index].some((id) => !ids.has(id)));
  return hasStranger ? "an index names a room that is not there" : undefined;
}

/** Every index key ends with the room's id. */
function idsIn(table: Database<unknown> | undefined): ReadonlySet<string> {
  return new Set(Array.from(table?.getKeys() ?? [], lastPart));
}

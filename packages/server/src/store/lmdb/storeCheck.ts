// Checks a store file without changing it. Runs in a child process: lmdb may crash on a damaged file.
import { statSync } from "node:fs";
import type { Database, RootDatabase } from "lmdb";
import { isSound } from "../record.ts";
import { StoreStartFault } from "../roomStore.ts";
import { formatOf, openForReading, reasonOf, refuseFormat, ROOMS_TABLE } from "./lmdbFile.ts";

/** The exit code for a file that is not sound; the sentence is on standard output. */
export const NOT_SOUND = 3;

/** Bytes of an entry's header in lmdb. */
const ENTRY_HEAD = 8;

/** The program of the child process: checks the file and sets the exit code. */
export async function runStoreCheck(file: string): Promise<void> {
  const fault = await faultOf(file);
  if (fault === undefined) return;
  process.stdout.write(fault);
  process.exitCode = NOT_SOUND;
}

/** Reads every page that is in use and every room's checksum. */
async function faultOf(file: string): Promise<string | undefined> {
  try {
    const environment = openForReading(file);
    const reason = damageIn(environment, file);
    await environment.close();
    return reason === undefined ? undefined : damagedSentence(file, reason);
  } catch (error) {
    if (error instanceof StoreStartFault) return error.message;
    return damagedSentence(file, reasonOf(error));
  }
}

/** @throws StoreStartFault for another format */
function damageIn(environment: RootDatabase, file: string): string | undefined {
  const format = formatOf(environment);
  refuseFormat(file, format);
  // lmdb's types do not say that a table may be missing in a file opened for reading.
  const rooms: Database<string, string> | undefined = environment.openDB(ROOMS_TABLE);
  if (rooms === undefined) return undefined;
  if (format === undefined) return "it does not say its format";
  // A damaged tree may have no end, but no file holds more entries than fit in it.
  const mostEntries = statSync(file).size / ENTRY_HEAD;
  for (const { key, value } of bounded(rooms.getRange(), mostEntries))
    if (!isSound(value)) return `the record of room ${printable(key)} does not fit its checksum`;
  readIndexes(environment, mostEntries);
  return undefined;
}

/** The key in a damaged file may hold any bytes. */
function printable(key: unknown): string {
  return String(key)
    .slice(0, 40)
    .replaceAll(/[^\w-]/g, "?");
}

/** @throws Error where a value is not JSON. */
function readIndexes(environment: RootDatabase, most: number): void {
  for (const name of ["lobby", "queues", "deadlines", "creators", "matches"]) {
    const table: Database | undefined = environment.openDB({ name, encoding: "json" });
    const entries = bounded(table?.getRange() ?? [], most);
    while (entries.next().done !== true);
  }
}

/** @throws Error when there are more entries than there can be. */
export function* bounded<T>(entries: Iterable<T>, most: number): Generator<T, void> {
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count > most) throw new Error("it has no end");
    yield entry;
  }
}

export function damagedSentence(file: string, reason: string): string {
  return (
    `The store ${file} is damaged (${reason}). Put a backup in its place, or move it away to ` +
    "start with no rooms. The file was left as it is."
  );
}

// Looks through a store file without changing it. Runs in a child: lmdb may crash on a damaged file.
import { statSync } from "node:fs";
import type { Database, RootDatabase } from "lmdb";
import { formatOf, openForReading, reasonOf, STORE_FORMAT } from "./lmdbFile.ts";
import { isSound } from "./record.ts";

/** The exit code for a file that is not sound; the sentence is on standard output. */
export const NOT_SOUND = 3;

/** What lmdb writes before an entry, in bytes: no file holds more entries than that lets it. */
const ENTRY_HEAD = 8;

/** The child's whole program: looks through the file, and ends with what it found. */
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
    const fault = faultIn(environment, statSync(file).size / ENTRY_HEAD);
    await environment.close();
    return fault?.(file);
  } catch (error) {
    return damagedSentence(file, reasonOf(error));
  }
}

type Sentence = (file: string) => string;

/** @param mostEntries more of them tell that a damaged tree has no end */
function faultIn(environment: RootDatabase, mostEntries: number): Sentence | undefined {
  const format = formatOf(environment);
  const rooms: Database<Buffer, string> | undefined = environment.openDB({
    name: "rooms",
    encoding: "binary",
  });
  if (rooms === undefined) return format === undefined ? undefined : checkFormat(format);
  if (format === undefined) return damaged("it does not say its format");
  return (
    checkFormat(format) ?? checkRooms(rooms, mostEntries) ?? checkIndexes(environment, mostEntries)
  );
}

function checkFormat(format: number): Sentence | undefined {
  if (format <= STORE_FORMAT) return undefined;
  return (file) =>
    `The store ${file} was written by a newer Kingrow (format ${format}, this one knows up to ` +
    `${STORE_FORMAT}). Start the newer version, or set DATA_DIR to another folder. ` +
    "The file was left as it is.";
}

function checkRooms(rooms: Database<Buffer, string>, most: number): Sentence | undefined {
  for (const { key, value } of bounded(rooms.getRange(), most)) {
    if (!isSound(value))
      return damaged(`the record of room ${printable(key)} does not fit its checksum`);
  }
  return undefined;
}

/** What a damaged file calls a room may be anything. */
function printable(key: unknown): string {
  return String(key)
    .slice(0, 40)
    .replaceAll(/[^\w-]/g, "?");
}

/** Decoding throws on what is not JSON. */
function checkIndexes(environment: RootDatabase, most: number): undefined {
  for (const name of ["lobby", "deadlines", "creators", "addresses", "matches"]) {
    const entries = bounded(tableOf(environment, name)?.getRange() ?? [], most);
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

/** lmdb's types do not say that a table may be missing in a file opened for reading. */
function tableOf(environment: RootDatabase, name: string): Database | undefined {
  return environment.openDB({ name, encoding: "json" });
}

function damaged(reason: string): Sentence {
  return (file) => damagedSentence(file, reason);
}

export function damagedSentence(file: string, reason: string): string {
  return (
    `The store ${file} is damaged (${reason}). Put a backup in its place, or move it away to ` +
    "start with no rooms. The file was left as it is."
  );
}

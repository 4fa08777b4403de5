// The lmdb file: its name, its format, and the checks before it is opened for writing.
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { open, type RootDatabase } from "lmdb";
import { FORMAT_VERSION } from "../record.ts";
import { reasonOf, StoreStartFault } from "../roomStore.ts";

const FORMAT_KEY = "format";

export function storeFileIn(dataDir: string): string {
  return path.join(dataDir, "kingrow.lmdb");
}

/**
 * Makes the folder if needed and tries to write in it.
 * @throws StoreStartFault naming the folder.
 */
export function prepareDataDir(dataDir: string): void {
  const file = storeFileIn(dataDir);
  try {
    makeFolder(dataDir);
    tryToWriteBeside(file);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new StoreStartFault(
      `DATA_DIR ${dataDir} cannot be written (${reasonOf(cause)}). ` +
        "Make it writable for this program or set DATA_DIR to another folder.",
      { cause },
    );
  }
}

/** More than lmdb writes when it creates a file and its lock file. */
const FIRST_BYTES = 65_536;

/** On a full disk lmdb would end the whole process when it creates a file. An existing store needs no space. */
function tryToWriteBeside(file: string): void {
  const probe = path.join(path.dirname(file), `.write-check-${process.pid}`);
  const exists = !isBlank(file) && existsSync(`${file}-lock`);
  try {
    writeFileSync(probe, Buffer.alloc(exists ? 0 : FIRST_BYTES));
  } finally {
    rmSync(probe, { force: true });
  }
}

/** One folder at a time: the recursive `mkdirSync` never returns where a folder refuses entries, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Opens for writing, and notes the format in a new file.
 *
 * Commits are classic ones: data, fsync, then the root with O_DSYNC. They resolve on disk or reject.
 * @throws StoreStartFault when lmdb refuses, or the file has another format.
 */
export function openEnvironment(file: string): RootDatabase {
  try {
    tryToWriteBeside(file);
    // lmdb would create the file readable for others.
    closeSync(openSync(file, "a", OWNER_ALONE));
    const environment = open({ ...LAYOUT, path: file });
    for (const name of [file, `${file}-lock`]) keepToOwner(name);
    const format = formatOf(environment);
    refuseFormat(file, format);
    if (format === undefined) {
      environment.putSync(FORMAT_KEY, { formatVersion: FORMAT_VERSION });
    }
    return environment;
  } catch (cause) {
    if (cause instanceof StoreStartFault) throw cause;
    throw new StoreStartFault(
      `The store ${file} cannot be opened (${reasonOf(cause)}). ` +
        "Look for a full disk or missing rights, or set DATA_DIR to another folder.",
      { cause },
    );
  }
}

/** Rooms contain hashes of keys and addresses. */
const OWNER_ALONE = 0o600;

function keepToOwner(name: string): void {
  try {
    chmodSync(name, OWNER_ALONE);
  } catch {
    // The file belongs to another user.
  }
}

export function openForReading(file: string): RootDatabase {
  return open({ ...LAYOUT, path: file, readOnly: true });
}

/** The format version of a file: `undefined` in a new file, 0 in a file from before the first release. */
export function formatOf(environment: RootDatabase): number | undefined {
  const record: unknown = environment.get(FORMAT_KEY);
  if (typeof record !== "object" || record === null) return undefined;
  return "formatVersion" in record ? Number(record.formatVersion) : 0;
}

/** @throws StoreStartFault where this version cannot read the format. */
export function refuseFormat(file: string, format: number | undefined): void {
  if (format === undefined || format === FORMAT_VERSION) return;
  const writer =
    format > FORMAT_VERSION
      ? `a newer Kingrow (format ${format}, this one reads ${FORMAT_VERSION}). Start the newer version`
      : "a Kingrow from before the first release, which this one cannot read. Move it away";
  throw new StoreStartFault(
    `The store ${file} was written by ${writer}, or set DATA_DIR to another folder. ` +
      "The file was left as it is.",
  );
}

/** A new store, or one that an earlier start left before its first write. */
export function isBlank(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0;
}

/** Table of all rooms: records with the room's version as lmdb's entry version. */
export const ROOMS_TABLE = { name: "rooms", encoding: "string", useVersions: true } as const;

/** With event-turn batching a failed commit would leave a rejected promise that no caller can catch. */
const LAYOUT = {
  noSubdir: true,
  encoding: "json",
  overlappingSync: false,
  eventTurnBatching: false,
} as const;

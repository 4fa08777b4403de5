// The lmdb file itself: its name, its format, and what must be true before it is opened for writing.
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
import { StoreFault, StoreStartFault } from "../roomStore.ts";

/**
 * Grows when older programs could no longer read what this one writes, or would lose some of it: of a list
 * they keep only the values they know.
 */
export const STORE_FORMAT = 4;
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

/** More than lmdb writes as it makes a file, or its note beside it of who reads. */
const FIRST_BYTES = 65_536;

/** Where these find no room lmdb ends the whole process, without a word. One that has both needs none to be opened. */
function tryToWriteBeside(file: string): void {
  const probe = path.join(path.dirname(file), `.write-check-${process.pid}`);
  const isMade = !isBlank(file) && existsSync(`${file}-lock`);
  try {
    writeFileSync(probe, Buffer.alloc(isMade ? 0 : FIRST_BYTES));
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Step by step: Node's recursive way never ends where a folder refuses new entries, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Opens for writing, and notes the format: what an older program wrote is read as it is, but that one
 * could not read what is written from now on.
 *
 * Commits are classic ones: data, fsync, then the root with O_DSYNC. They resolve on disk or reject.
 * @throws StoreStartFault when lmdb refuses.
 */
export function openEnvironment(file: string): RootDatabase {
  try {
    tryToWriteBeside(file);
    // Made before lmdb opens it, which would let others read it.
    closeSync(openSync(file, "a", OWNER_ALONE));
    const environment = open({ ...LAYOUT, path: file });
    for (const name of [file, `${file}-lock`]) keepToOwner(name);
    if (formatOf(environment) !== STORE_FORMAT) {
      environment.putSync(FORMAT_KEY, { format: STORE_FORMAT });
    }
    return environment;
  } catch (cause) {
    throw new StoreStartFault(
      `The store ${file} cannot be opened (${reasonOf(cause)}). ` +
        "Look for a full disk or missing rights, or set DATA_DIR to another folder.",
      { cause },
    );
  }
}

/** Rooms hold the hashes of keys and addresses. */
const OWNER_ALONE = 0o600;

function keepToOwner(name: string): void {
  try {
    chmodSync(name, OWNER_ALONE);
  } catch {
    // A file of another user, who decides who reads it.
  }
}

/** Everything but the path, for those who only look. */
export function openForReading(file: string): RootDatabase {
  return open({ ...LAYOUT, path: file, readOnly: true });
}

/** The format number a file says it has, if it says one. */
export function formatOf(environment: RootDatabase): number | undefined {
  const record: unknown = environment.get(FORMAT_KEY);
  if (typeof record !== "object" || record === null || !("format" in record)) return undefined;
  return typeof record.format === "number" ? record.format : undefined;
}

/** A new store, or one that an earlier start left before its first write. */
export function isBlank(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0;
}

/**
 * Without event-turn batching a failed commit rejects the caller's promise alone; with it, lmdb also
 * leaves a rejected promise that nobody can hear.
 */
const LAYOUT = {
  noSubdir: true,
  encoding: "json",
  overlappingSync: false,
  eventTurnBatching: false,
} as const;

export function reasonOf(cause: unknown): string {
  if (cause instanceof StoreFault && cause.cause !== undefined) return reasonOf(cause.cause);
  return cause instanceof Error ? cause.message : String(cause);
}

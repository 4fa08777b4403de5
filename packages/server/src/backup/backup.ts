// Makes a backup beside a running service: a copy of one moment, proven, and under its name only when it is whole.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Database } from "lmdb";
import { openForReading, reasonOf, ROOMS_TABLE, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { FORMAT_VERSION } from "../store/record.ts";
import { StoreStartFault } from "../store/roomStore.ts";
import { BackupRefusal, putInPlace, refuseLinks, sync } from "./files.ts";
import { checksumOf, type Manifest, manifestIn } from "./manifest.ts";

export interface BackupDependencies {
  /** Where the backup shall be: a folder that is not there yet, or empty. */
  readonly folder: string;
  /** Writes the copy of all rooms into a store file that is not there yet. */
  readonly copyTo: (file: string) => Promise<void>;
  /** Rejects with a sentence when a store file is not sound. */
  readonly assertSound: (file: string) => Promise<void>;
  readonly now: () => number;
}

/** @throws BackupRefusal; nothing of it is left then, and nothing that was there is changed. */
export async function makeBackup(dependencies: BackupDependencies): Promise<Manifest> {
  const folder = path.resolve(dependencies.folder);
  refuseLinks([folder]);
  refuseTaken(folder);
  const draft = openDraft(folder);
  try {
    const manifest = await fill(draft, dependencies);
    if (existsSync(folder)) rmdirSync(folder);
    putInPlace(draft, folder);
    return manifest;
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    if (fault instanceof BackupRefusal || fault instanceof StoreStartFault) throw fault;
    throw new BackupRefusal(
      `The backup could not be written (${reasonOf(fault)}). Nothing of it was kept; ` +
        "look for a full disk or missing rights, or give another folder.",
      { cause: fault },
    );
  }
}

function refuseTaken(folder: string): void {
  if (!existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0)) {
    return;
  }
  throw new BackupRefusal(`${folder} is there already. Give a new folder. Nothing was changed.`);
}

/** In the same place, so that a rename is enough in the end. */
function openDraft(folder: string): string {
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    return mkdtempSync(`${folder}.unfinished-`);
  } catch (cause) {
    throw new BackupRefusal(`${folder} cannot be written (${reasonOf(cause)}).`, { cause });
  }
}

async function fill(draft: string, dependencies: BackupDependencies): Promise<Manifest> {
  const madeAt = new Date(dependencies.now()).toISOString();
  const file = storeFileIn(draft);
  await dependencies.copyTo(file);
  chmodSync(file, 0o600);
  // One after the other: both read the whole file, and together they take the disk and every core from the games.
  const checksum = await checksumOf(file);
  await dependencies.assertSound(file);
  const rooms = await countRoomsIn(file);
  const bytes = statSync(file).size;
  const manifest = { formatVersion: FORMAT_VERSION, madeAt, rooms, bytes, checksum };
  // lmdb's own note of who reads; it says nothing about the rooms.
  rmSync(`${file}-lock`, { force: true });
  writeFileSync(manifestIn(draft), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  for (const name of [file, manifestIn(draft), draft]) sync(name);
  return manifest;
}

/** A server may be using the store: lmdb copies one moment of it, and holds nobody up. */
export async function copyStoreFile(from: string, to: string): Promise<void> {
  const environment = openForReading(from);
  try {
    await environment.backup(to, true);
  } finally {
    await environment.close();
  }
}

export async function countRoomsIn(file: string): Promise<number> {
  const environment = openForReading(file);
  try {
    // lmdb's types do not say that a table may be missing in a file opened for reading.
    const rooms: Database | undefined = environment.openDB(ROOMS_TABLE);
    return rooms?.getCount() ?? 0;
  } finally {
    await environment.close();
  }
}

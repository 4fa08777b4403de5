// Makes a backup of a running service. The folder gets its name when the backup is complete and checked.
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
import { openForReading, ROOMS_TABLE, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { FORMAT_VERSION } from "../store/record.ts";
import { reasonOf, StoreStartFault } from "../store/roomStore.ts";
import { BackupRefusal, putInPlace, refuseLinks, sync } from "./files.ts";
import { checksumOf, type Manifest, manifestIn } from "./manifest.ts";

export interface BackupOptions {
  /** The folder of the backup. It must not exist, or be empty. */
  readonly folder: string;
  /** Copies all rooms into a new store file. */
  readonly copyTo: (file: string) => Promise<void>;
  /** Rejects with a sentence when a store file is not sound. */
  readonly assertSound: (file: string) => Promise<void>;
  readonly now: () => number;
}

/** @throws BackupRefusal; then nothing is left of the backup, and nothing else is changed */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder);
  refuseLinks([folder]);
  refuseTaken(folder);
  const draft = openDraft(folder);
  try {
    const manifest = await fill(draft, options);
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

/** In the same folder, so that a rename completes the backup. */
function openDraft(folder: string): string {
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    return mkdtempSync(`${folder}.unfinished-`);
  } catch (cause) {
    throw new BackupRefusal(`${folder} cannot be written (${reasonOf(cause)}).`, { cause });
  }
}

async function fill(draft: string, options: BackupOptions): Promise<Manifest> {
  const madeAt = new Date(options.now()).toISOString();
  const file = storeFileIn(draft);
  await options.copyTo(file);
  chmodSync(file, 0o600);
  // One after the other, because together they would slow down running games.
  const checksum = await checksumOf(file);
  await options.assertSound(file);
  const rooms = await countRoomsIn(file);
  const bytes = statSync(file).size;
  const manifest = { formatVersion: FORMAT_VERSION, madeAt, rooms, bytes, checksum };
  // The lock file of lmdb is no part of the backup.
  rmSync(`${file}-lock`, { force: true });
  writeFileSync(manifestIn(draft), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  for (const name of [file, manifestIn(draft), draft]) sync(name);
  return manifest;
}

/** A server may use the store meanwhile: lmdb copies a snapshot and blocks no writer. */
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

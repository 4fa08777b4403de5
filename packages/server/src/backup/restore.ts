// Restores a complete and sound backup, only to a place without rooms.
import { chmodSync, constants, copyFileSync, existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { reasonOf, StoreStartFault } from "../store/roomStore.ts";
import { BackupRefusal, putInPlace, sync } from "./files.ts";
import { checksumOf, type Manifest, readManifest } from "./manifest.ts";

export interface RestoreOptions {
  /** A backup. */
  readonly folder: string;
  /** The number of rooms in the target. */
  readonly roomsThere: () => Promise<number>;
  /** The name of the target in a sentence. */
  readonly place: string;
  /** Copies the rooms of the store file, which must not change. */
  readonly takeOver: (file: string, rooms: number) => Promise<void>;
}

/** No server may use the target meanwhile. @throws BackupRefusal */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder);
  const manifest = readManifest(folder);
  await refuseDamaged(folder, manifest);
  await refuseRooms(options);
  try {
    await options.takeOver(storeFileIn(folder), manifest.rooms);
  } catch (fault) {
    if (fault instanceof BackupRefusal || fault instanceof StoreStartFault) throw fault;
    throw new BackupRefusal(
      `The backup could not be restored to ${options.place} (${reasonOf(fault)}). ` +
        "Look for a full disk, a Redis without memory or missing rights. The backup is as it was.",
      { cause: fault },
    );
  }
  return manifest;
}

async function refuseDamaged(folder: string, { bytes, checksum }: Manifest): Promise<void> {
  const file = storeFileIn(folder);
  const isWhole = existsSync(file) && statSync(file).size === bytes;
  if (isWhole && (await checksumOf(file)) === checksum) return;
  throw new BackupRefusal(
    `The backup ${folder} is damaged: ${file} is not the file that its manifest speaks of. ` +
      "Nothing was changed.",
  );
}

async function refuseRooms({ roomsThere, place }: RestoreOptions): Promise<void> {
  const rooms = await roomsThere();
  if (rooms === 0) return;
  throw new BackupRefusal(
    `${place} holds ${rooms} rooms, which would be lost. Move them away first, or name another ` +
      "place. Nothing was changed.",
  );
}

/** All files in a DATA_DIR that a restore writes. */
export function writtenIn(dataDir: string): readonly string[] {
  const file = storeFileIn(dataDir);
  const lock = path.join(dataDir, "kingrow.lock");
  return [dataDir, file, `${file}-lock`, `${file}.restoring`, `${file}.restoring-lock`, lock];
}

/**
 * The caller has locked the folder and checked that it has no rooms.
 * @param verify rejects if the copy of the store file is not sound
 */
export async function putStoreFile(
  from: string,
  dataDir: string,
  verify: (copy: string) => Promise<void>,
): Promise<void> {
  const file = storeFileIn(dataDir);
  const draft = `${file}.restoring`;
  try {
    // An earlier restore may have left it.
    rmSync(draft, { force: true });
    copyFileSync(from, draft, constants.COPYFILE_EXCL);
    chmodSync(draft, 0o600);
    await verify(draft);
    sync(draft);
    // It belongs to the old file. lmdb creates a new one.
    rmSync(`${file}-lock`, { force: true });
    putInPlace(draft, file);
  } finally {
    for (const left of [draft, `${draft}-lock`]) rmSync(left, { force: true });
  }
}

// Puts a backup where a service will find it: only where there is nothing yet, and only a whole and sound one.
import { chmodSync, constants, copyFileSync, existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { reasonOf, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { StoreStartFault } from "../store/roomStore.ts";
import { BackupRefusal, putInPlace, sync } from "./files.ts";
import { checksumOf, type Manifest, readManifest } from "./manifest.ts";

export interface RestoreDependencies {
  /** A backup. */
  readonly folder: string;
  /** How many rooms are where the backup shall go. */
  readonly roomsThere: () => Promise<number>;
  /** What that place is called in a sentence. */
  readonly place: string;
  /** Takes over the backup's store file with so many rooms; the file itself must stay as it is. */
  readonly takeOver: (file: string, rooms: number) => Promise<void>;
}

/** The caller keeps every server away from the place meanwhile. @throws BackupRefusal; nothing is changed then, or its sentence says so. */
export async function restoreBackup(dependencies: RestoreDependencies): Promise<Manifest> {
  const folder = path.resolve(dependencies.folder);
  const manifest = readManifest(folder);
  await refuseDamaged(folder, manifest);
  await refuseRooms(dependencies);
  try {
    await dependencies.takeOver(storeFileIn(folder), manifest.rooms);
  } catch (fault) {
    if (fault instanceof BackupRefusal || fault instanceof StoreStartFault) throw fault;
    throw new BackupRefusal(
      `The backup could not be restored to ${dependencies.place} (${reasonOf(fault)}). ` +
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

async function refuseRooms({ roomsThere, place }: RestoreDependencies): Promise<void> {
  const rooms = await roomsThere();
  if (rooms === 0) return;
  throw new BackupRefusal(
    `${place} holds ${rooms} rooms, which would be lost. Move them away first, or name another ` +
      "place. Nothing was changed.",
  );
}

/** Everything in a DATA_DIR that restoring writes. */
export function writtenIn(dataDir: string): readonly string[] {
  const file = storeFileIn(dataDir);
  const lock = path.join(dataDir, "kingrow.lock");
  return [dataDir, file, `${file}-lock`, `${file}.restoring`, `${file}.restoring-lock`, lock];
}

/**
 * The caller holds the folder's lock and has seen that there are no rooms in it.
 * @param verify rejects when the copy of the store file is not what was kept
 */
export async function putStoreFile(
  from: string,
  dataDir: string,
  verify: (copy: string) => Promise<void>,
): Promise<void> {
  const file = storeFileIn(dataDir);
  const draft = `${file}.restoring`;
  try {
    // One that was left behind, or put there since.
    rmSync(draft, { force: true });
    copyFileSync(from, draft, constants.COPYFILE_EXCL);
    chmodSync(draft, 0o600);
    await verify(draft);
    sync(draft);
    // It belongs to the file that goes; lmdb makes a new one.
    rmSync(`${file}-lock`, { force: true });
    putInPlace(draft, file);
  } finally {
    for (const left of [draft, `${draft}-lock`]) rmSync(left, { force: true });
  }
}

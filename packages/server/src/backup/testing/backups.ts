// A store with rooms, a folder for its backup, and a backup made in this process, for tests.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { storeFileIn } from "../../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../../store/lmdb/lmdbStore.ts";
import type { RoomStore } from "../../store/roomStore.ts";
import { pagesOf } from "../../store/roomStore.ts";
import { roomOf } from "../../store/testing/rooms.ts";
import { type BackupOptions, copyStoreFile, makeBackup } from "../backup.ts";

export interface BackupPlaces {
  /** Everything of one test; removed after it. */
  readonly folder: string;
  /** The DATA_DIR. */
  readonly home: string;
  /** Where the backup goes; not there yet. */
  readonly kept: string;
  remove(): void;
}

export function makePlaces(): BackupPlaces {
  const folder = mkdtempSync(path.join(tmpdir(), "kingrow-backup-"));
  const home = path.join(folder, "home");
  mkdirSync(home);
  const kept = path.join(folder, "backups", "monday");
  return { folder, home, kept, remove: () => rmSync(folder, { recursive: true }) };
}

export async function fill(store: RoomStore, count: number): Promise<void> {
  const rooms = Array.from({ length: count }, (_, index) => roomOf({ id: `room${1000 + index}` }));
  await Promise.all(rooms.map((room) => store.commit(room, 0)));
}

export async function filledStore(home: string, count: number): Promise<RoomStore> {
  const store = openLmdbStore(storeFileIn(home));
  await fill(store, count);
  return store;
}

/** As the command does it, but in this process. */
export function backUpHere({ home, kept }: BackupPlaces, others: Partial<BackupOptions> = {}) {
  return makeBackup({
    folder: kept,
    copyTo: (file) => copyStoreFile(storeFileIn(home), file),
    assertSound: () => Promise.resolve(),
    now: Date.now,
    ...others,
  });
}

export async function fingerprintIn(dataDir: string) {
  const store = openLmdbStore(storeFileIn(dataDir));
  const fingerprint = await fingerprintOf(store);
  await store.close();
  return fingerprint;
}

/** All rooms of a store by their ids. */
export async function fingerprintOf(store: RoomStore): Promise<ReadonlyMap<string, unknown>> {
  const rooms = new Map<string, unknown>();
  for await (const page of pagesOf(store))
    for (const id of page) rooms.set(id, JSON.parse(JSON.stringify(await store.load(id))));
  return rooms;
}

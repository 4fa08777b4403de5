// `npm run backup -- <folder>` and `npm run restore -- <folder>`, for the store of the settings.
import type { Clock } from "@kingrow/time";
import { mkdtempSync, rmSync } from "node:fs";
import { constants, getPriority, setPriority, tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "../base/config.ts";
import { lockDataDir } from "../store/lmdb/dataDirLock.ts";
import { isBlank, prepareDataDir, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { forgetRun, noteRun } from "../store/redis/runRegistry.ts";
import { openRedisStore } from "../store/redis/openRedisStore.ts";
import { asStoreFault, reasonOf, StoreFault, StoreStartFault } from "../store/roomStore.ts";
import { assertSound } from "../store/lmdb/storeCheck.ts";
import { copyStoreFile, countRoomsIn, makeBackup } from "./backup.ts";
import { copyAllOrNone, copyRooms } from "./copyRooms.ts";
import { BackupRefusal, refuseLinks } from "./files.ts";
import type { Manifest } from "./manifest.ts";
import { putStoreFile, restoreBackup, writtenIn } from "./restore.ts";
import { assertComplete } from "./verify.ts";

export type BackupWord = "backup" | "restore";

export interface ProgramOptions {
  readonly word: BackupWord;
  readonly folder: string | undefined;
  readonly config: Config;
  /** Arguments for node that check the store file appended to them. */
  readonly checkStore: readonly string[];
  /** The wall clock, epoch ms. */
  readonly wall: () => number;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
}

/** A node has a heartbeat twice a second. */
const ALIVE_WITHIN_MS = 10_000;

/** Sets the exit code, and prints one sentence with the result. */
export async function runBackupProgram(options: ProgramOptions): Promise<void> {
  try {
    process.stdout.write(`${await runWord(options)}\n`);
  } catch (fault) {
    process.stderr.write(`${sentenceOf(fault)}\n`);
    process.exitCode = 1;
  }
}

function runWord({ word, folder, ...options }: ProgramOptions): Promise<string> {
  if (folder === undefined) throw new BackupRefusal(`Usage: npm run ${word} -- <folder>`);
  return word === "backup" ? backUp({ ...options, folder }) : restore({ ...options, folder });
}

interface Job extends Omit<ProgramOptions, "word" | "folder"> {
  readonly folder: string;
}

async function backUp({ folder, config, checkStore, wall, steady }: Job): Promise<string> {
  const { redisUrls, dataDir } = config;
  lowerPriority();
  const manifest = await makeBackup({
    folder,
    copyTo: redisUrls === undefined ? copyFileFrom(dataDir) : copyRoomsFrom(redisUrls, steady),
    assertSound: (file) => assertSound(file, checkStore),
    now: wall,
  });
  return `${counted(manifest)} are in ${path.resolve(folder)}.`;
}

/** Moves of players go first. With this priority the backup ends even on a busy machine. */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  // An even lower priority stays: only root may raise it.
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

function copyFileFrom(dataDir: string) {
  const source = storeFileIn(dataDir);
  if (isBlank(source)) throw new BackupRefusal(`There are no rooms in ${dataDir} to keep.`);
  return (file: string) => copyStoreFile(source, file);
}

function copyRoomsFrom(urls: readonly string[], steady: Clock) {
  return async (file: string): Promise<void> => {
    const { store } = await openRedisStore({ urls, steady, onAway: tell });
    try {
      const copy = openLmdbStore(file);
      try {
        await copyRooms(store, copy);
      } finally {
        await copy.close();
      }
    } finally {
      await store.close();
    }
  };
}

async function restore({ folder, config, checkStore, steady }: Job): Promise<string> {
  const { redisUrls, dataDir } = config;
  const check = (file: string) => assertSound(file, checkStore);
  const manifest =
    redisUrls === undefined
      ? await toFolder(folder, dataDir, { check, steady })
      : await toRedis(folder, redisUrls, { check, steady });
  return `${counted(manifest)}, as they were at ${manifest.madeAt}, are in place. Start Kingrow now.`;
}

interface RestoreTools {
  /** Rejects with a sentence when a store file is not sound. */
  readonly check: (file: string) => Promise<void>;
  readonly steady: Clock;
}

function verifyWith(check: RestoreTools["check"], rooms: number) {
  return async (file: string): Promise<void> => {
    await check(file);
    await assertComplete(file, rooms);
  };
}

async function toFolder(
  folder: string,
  dataDir: string,
  { check, steady }: RestoreTools,
): Promise<Manifest> {
  refuseLinks(writtenIn(dataDir));
  prepareDataDir(dataDir);
  const lock = await lockDataDir(dataDir, steady);
  try {
    const file = storeFileIn(dataDir);
    return await restoreBackup({
      folder,
      place: dataDir,
      roomsThere: async () => {
        await check(file);
        return isBlank(file) ? 0 : countRoomsIn(file);
      },
      takeOver: (from, rooms) => putStoreFile(from, dataDir, verifyWith(check, rooms)),
    });
  } finally {
    lock.release();
  }
}

async function toRedis(
  folder: string,
  urls: readonly string[],
  { check, steady }: RestoreTools,
): Promise<Manifest> {
  const { store, link } = await openRedisStore({ urls, steady, onAway: tell });
  try {
    await refuseLiveNodes(link);
    return await restoreBackup({
      folder,
      place: "The Redis of REDIS_URL",
      roomsThere: () => store.count(),
      takeOver: (from, rooms) =>
        readCopyOf(from, verifyWith(check, rooms), (copy) => copyAllOrNone(copy, store)),
    });
  } finally {
    await store.close();
  }
}

async function refuseLiveNodes(link: Parameters<typeof noteRun>[0]): Promise<void> {
  const own = `restore-${process.pid}`;
  const { time, beats } = await asStoreFault(noteRun(link, own, () => undefined));
  await asStoreFault(forgetRun(link, own));
  const alive = [...beats].filter(([run, at]) => run !== own && time - at < ALIVE_WITHIN_MS);
  if (alive.length === 0) return;
  throw new BackupRefusal(
    `${alive.length} nodes of Kingrow are running on this Redis. Stop them first and wait ` +
      `${ALIVE_WITHIN_MS / 1000} seconds. Nothing was changed.`,
  );
}

/** Opening a store writes files beside it, so the backup is copied first. */
async function readCopyOf(
  file: string,
  verify: (copy: string) => Promise<void>,
  read: (store: ReturnType<typeof openLmdbStore>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "kingrow-restore-"));
  try {
    await putStoreFile(file, folder, verify);
    const store = openLmdbStore(storeFileIn(folder));
    try {
      await read(store);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function counted({ rooms, bytes }: Manifest): string {
  return `${rooms} rooms (${(bytes / 1e6).toFixed(1)} MB)`;
}

function sentenceOf(fault: unknown): string {
  if (fault instanceof BackupRefusal || fault instanceof StoreStartFault) return fault.message;
  if (fault instanceof StoreFault)
    return `The store cannot be used (${reasonOf(fault)}). Nothing was changed.`;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

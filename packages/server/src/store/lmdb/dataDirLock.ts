// One server per DATA_DIR: a lock of the operating system, which ends with its process however that ends.
import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import path from "node:path";
import { type Clock, pause } from "@kingrow/time";
import { StoreStartFault } from "../roomStore.ts";

export interface DataDirLock {
  /** `false` where this system has no such lock: then nobody is kept out. */
  readonly isHeld: boolean;
  release(): void;
}

/** Longer than a server takes to stop, so that the next one may be started a little early. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/**
 * Takes the folder for this process. A lock of a process that died is free at once, even after
 * kill -9: nothing is judged from a file that could be left behind.
 * @param steady milliseconds since some moment
 * @throws StoreStartFault when another process holds the folder and keeps it.
 */
export async function lockDataDir(dataDir: string, steady: Clock): Promise<DataDirLock> {
  const file = path.join(dataDir, "kingrow.lock");
  const giveUpAt = steady.now() + PATIENCE_MS;
  for (;;) {
    const attempt = tryToLock(file);
    if (attempt !== "taken") return attempt;
    if (steady.now() > giveUpAt) throw new StoreStartFault(takenSentence(dataDir));
    await pause(steady, PAUSE_MS);
  }
}

function takenSentence(dataDir: string): string {
  return (
    `DATA_DIR ${dataDir} is in use by another Kingrow. Stop that one, or set DATA_DIR to another ` +
    "folder. Several servers are one service only on Redis, see REDIS_URL."
  );
}

type Attempt = DataDirLock | "taken";

const NO_LOCK: DataDirLock = { isHeld: false, release: () => undefined };

/** Where opening a file can lock it: the flags that do, and what a second one is told. */
const LOCKING_OPEN: Partial<Record<NodeJS.Platform, { readonly flags: number; taken: string }>> = {
  // O_EXLOCK, and not to wait for it.
  darwin: { flags: 0x20 | constants.O_NONBLOCK, taken: "EAGAIN" },
  // libuv's UV_FS_O_EXLOCK: the file is shared with nobody.
  win32: { flags: 0x10000000, taken: "EBUSY" },
};

function tryToLock(file: string): Attempt {
  const locking = LOCKING_OPEN[process.platform];
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | (locking?.flags ?? 0);
    const descriptor = openSync(file, flags, 0o600);
    return locking === undefined ? askFlock(descriptor) : holding(descriptor);
  } catch (fault) {
    const isTaken = fault instanceof Error && "code" in fault && fault.code === locking?.taken;
    return isTaken ? "taken" : NO_LOCK;
  }
}

function holding(descriptor: number): DataDirLock {
  return { isHeld: true, release: () => closeSync(descriptor) };
}

/**
 * Node cannot ask for `flock(2)`, but the program `flock` can on a descriptor it inherits. The lock
 * belongs to the open file, so it stays with us when that program has ended.
 */
function askFlock(descriptor: number): Attempt {
  const asked = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", descriptor],
  });
  if (asked.status === 0) return holding(descriptor);
  closeSync(descriptor);
  // It is silent only when the lock is taken; a missing program or a file system without locks is not.
  return asked.status === 1 && asked.stderr.length === 0 ? "taken" : NO_LOCK;
}

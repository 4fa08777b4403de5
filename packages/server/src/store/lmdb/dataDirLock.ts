// Locks DATA_DIR for one server. The operating system releases the lock when the process ends.
import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import path from "node:path";
import { type Clock, pause } from "@kingrow/time";
import { StoreStartFault } from "../roomStore.ts";

export interface DataDirLock {
  /** `false` if this system has no such lock: then a second server is not refused. */
  readonly isHeld: boolean;
  release(): void;
}

/** Longer than a server takes to stop, so that the next one may start a little early. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/**
 * Locks the folder for this process. The lock of a dead process is free at once, even after kill -9.
 * @param steady milliseconds since some moment
 * @throws StoreStartFault when another process keeps the lock
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

/** Systems on which opening a file can lock it: the flags, and the error code when it is locked. */
const LOCKING_OPEN: Partial<Record<NodeJS.Platform, { readonly flags: number; taken: string }>> = {
  // O_EXLOCK without waiting.
  darwin: { flags: 0x20 | constants.O_NONBLOCK, taken: "EAGAIN" },
  // UV_FS_O_EXLOCK of libuv: no other process can open the file.
  win32: { flags: 0x10000000, taken: "EBUSY" },
};

function tryToLock(file: string): Attempt {
  const locking = LOCKING_OPEN[process.platform];
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | (locking?.flags ?? 0);
    const descriptor = openSync(file, flags, 0o600);
    return locking === undefined ? runFlock(descriptor) : holding(descriptor);
  } catch (fault) {
    const isTaken = fault instanceof Error && "code" in fault && fault.code === locking?.taken;
    return isTaken ? "taken" : NO_LOCK;
  }
}

function holding(descriptor: number): DataDirLock {
  return { isHeld: true, release: () => closeSync(descriptor) };
}

/**
 * Node has no `flock(2)`, so the program `flock` locks an inherited descriptor. The lock belongs to the open file, so
 * it stays when that program ends.
 */
function runFlock(descriptor: number): Attempt {
  const flock = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", descriptor],
  });
  if (flock.status === 0) return holding(descriptor);
  closeSync(descriptor);
  // Without a message the lock is taken. A missing program or a file system without locks has a message.
  return flock.status === 1 && flock.stderr.length === 0 ? "taken" : NO_LOCK;
}

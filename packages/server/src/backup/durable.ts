// Files that are whole or not there: written under another name, brought to the disk, then renamed.
import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** Puts what was written under `made` in the place of `wanted`; both are in one folder. */
export function putInPlace(made: string, wanted: string): void {
  renameSync(made, wanted);
  sync(path.dirname(wanted));
}

/** Brings a file, or the names in a folder, to the disk. */
export function sync(name: string): void {
  // Windows knows no such thing for folders.
  const descriptor = tryOpen(name);
  if (descriptor === undefined) return;
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function tryOpen(name: string): number | undefined {
  try {
    return openSync(name, "r");
  } catch (fault) {
    if (process.platform === "win32") return undefined;
    throw fault;
  }
}

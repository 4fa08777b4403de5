// Writes files completely or not at all, and never through a symbolic link.
import { closeSync, fsyncSync, lstatSync, openSync, renameSync } from "node:fs";
import path from "node:path";

/** A sentence for the operator. Nothing was changed unless it says so. */
export class BackupRefusal extends Error {
  override readonly name = "BackupRefusal";
}

/** @throws BackupRefusal if one of these files is a symbolic link */
export function refuseLinks(names: readonly string[]): void {
  const link = names.find((name) => lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link === undefined) return;
  throw new BackupRefusal(
    `${link} is a symbolic link. Give the place it leads to instead. Nothing was changed.`,
  );
}

/** Renames a draft to its final name. Both are in one folder. */
export function putInPlace(draft: string, name: string): void {
  renameSync(draft, name);
  sync(path.dirname(name));
}

/** Flushes a file, or the entries of a folder, to the disk. */
export function sync(name: string): void {
  const descriptor = tryOpen(name);
  if (descriptor === undefined) return;
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Windows cannot open folders. */
function tryOpen(name: string): number | undefined {
  try {
    return openSync(name, "r");
  } catch (fault) {
    if (process.platform === "win32") return undefined;
    throw fault;
  }
}

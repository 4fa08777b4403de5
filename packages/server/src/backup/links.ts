// Refuses to write through a symbolic link, which could lead anywhere.
import { lstatSync } from "node:fs";
import { BackupRefusal } from "./refusal.ts";

/** @throws BackupRefusal where one of these names is a symbolic link */
export function refuseLinks(names: readonly string[]): void {
  const link = names.find((name) => lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link === undefined) return;
  throw new BackupRefusal(
    `${link} is a symbolic link. Give the place it leads to instead. Nothing was changed.`,
  );
}

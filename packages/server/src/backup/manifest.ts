// What a backup says about itself, in the file that is written last: without it a folder is no backup.
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { STORE_FORMAT } from "../store/lmdb/lmdbFile.ts";
import { BackupRefusal } from "./refusal.ts";

/** Grows when older programs could no longer read what this one writes. */
export const BACKUP_FORMAT = 1;

/** A manifest has some 200. */
const MOST_BYTES = 4_096;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const manifest = v.object({
  format: count,
  /** Of the store file inside. */
  storeFormat: count,
  /** When it was begun. It is printed, so a damaged one must not reach the terminal. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  rooms: count,
  bytes: count,
  /** SHA-256 of the store file, in hex. */
  checksum: v.pipe(v.string(), v.hash(["sha256"])),
});

export type Manifest = v.InferOutput<typeof manifest>;

export function manifestIn(folder: string): string {
  return path.join(folder, "manifest.json");
}

/** @throws BackupRefusal when the folder holds no whole backup, or one that this program cannot read. */
export function readManifest(folder: string): Manifest {
  const parsed = v.safeParse(manifest, textIn(folder));
  if (!parsed.success) {
    throw new BackupRefusal(
      `${folder} is no backup, or only a part of one: ${manifestIn(folder)} is missing or broken. ` +
        "Nothing was changed.",
    );
  }
  const { format, storeFormat } = parsed.output;
  if (format > BACKUP_FORMAT || storeFormat > STORE_FORMAT) {
    throw new BackupRefusal(
      `The backup ${folder} was made by a newer Kingrow (format ${format}.${storeFormat}, this one ` +
        `knows up to ${BACKUP_FORMAT}.${STORE_FORMAT}). Restore it with that version. ` +
        "Nothing was changed.",
    );
  }
  return parsed.output;
}

function textIn(folder: string): unknown {
  const file = manifestIn(folder);
  try {
    if (statSync(file).size > MOST_BYTES) return undefined;
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** In pieces: a store may be larger than the memory. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}

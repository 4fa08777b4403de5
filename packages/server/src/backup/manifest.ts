// What a backup says about itself, in the file that is written last: without it a folder is no backup.
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { STORE_FORMAT } from "../store/lmdb/lmdbFile.ts";
import { BackupRefusal } from "./refusal.ts";

/** Grows when older programs could no longer read what this one writes. */
export const BACKUP_FORMAT = 1;

const manifest = v.object({
  format: v.number(),
  /** Of the store file inside. */
  storeFormat: v.number(),
  /** When it was begun, as text for people. */
  madeAt: v.string(),
  rooms: v.number(),
  bytes: v.number(),
  /** SHA-256 of the store file, in hex. */
  checksum: v.string(),
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
  try {
    return JSON.parse(readFileSync(manifestIn(folder), "utf8"));
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

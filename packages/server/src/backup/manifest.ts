// The manifest of a backup. It is written last: a folder without it is no complete backup.
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { FORMAT_VERSION } from "../store/record.ts";
import { BackupRefusal } from "./files.ts";

/** A manifest has about 200 bytes. */
const MOST_BYTES = 4_096;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const manifest = v.object({
  /** Of the backup and of the store file in it. */
  formatVersion: count,
  /** When the backup began. It is printed, so it must not hold control characters. */
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

/** @throws BackupRefusal if the folder has no complete backup, or one that this version cannot read */
export function readManifest(folder: string): Manifest {
  const parsed = v.safeParse(manifest, textIn(folder));
  if (!parsed.success) {
    throw new BackupRefusal(
      `${folder} is no backup, or only a part of one: ${manifestIn(folder)} is missing or broken. ` +
        "Nothing was changed.",
    );
  }
  const { formatVersion } = parsed.output;
  if (formatVersion > FORMAT_VERSION) {
    throw new BackupRefusal(
      `The backup ${folder} was made by a newer Kingrow (format ${formatVersion}, this one reads ` +
        `${FORMAT_VERSION}). Restore it with that version. Nothing was changed.`,
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

/** Reads in pieces, because a store may be larger than the memory. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}

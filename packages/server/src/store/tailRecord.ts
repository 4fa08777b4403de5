// How the tail of a room's record lies in the file: a checksum, two versions, then a line of JSON for each change.
import type { Difference } from "./difference.ts";
import { checksumOf } from "./roomText.ts";

/**
 * Checksum of all that follows (4 bytes), the version of the record that it belongs to and the one that
 * it leads to (8 each, doubles), JSON.
 */
const CHECKSUM_BYTES = 4;
const SINCE_AT = CHECKSUM_BYTES;
const VERSION_AT = SINCE_AT + 8;
const HEAD_BYTES = VERSION_AT + 8;

/** What has become of a room since its record was written. */
export interface Tail {
  /** The version of the record. */
  readonly since: number;
  /** The version that the changes lead to. */
  readonly version: number;
  readonly lines: string;
}

export function lineOf(difference: Difference): string {
  return `${JSON.stringify(difference)}\n`;
}

export function encodeTail({ since, version, lines }: Tail): Buffer {
  const tail = Buffer.allocUnsafe(HEAD_BYTES + Buffer.byteLength(lines));
  tail.writeDoubleLE(since, SINCE_AT);
  tail.writeDoubleLE(version, VERSION_AT);
  tail.write(lines, HEAD_BYTES);
  tail.writeUInt32LE(checksumOf(tail.subarray(CHECKSUM_BYTES)), 0);
  return tail;
}

export function sinceOf(tail: Buffer): number {
  return tail.readDoubleLE(SINCE_AT);
}

export function versionOfTail(tail: Buffer): number {
  return tail.readDoubleLE(VERSION_AT);
}

/** Of a sound tail, in their order. */
export function differencesIn(tail: Buffer): readonly Difference[] {
  const lines = tail.toString("utf8", HEAD_BYTES).split("\n").slice(0, -1);
  return lines.map((line): Difference => JSON.parse(line));
}

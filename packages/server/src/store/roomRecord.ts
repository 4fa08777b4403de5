// How a room lies in the file: a checksum, its version, then its JSON, so that damage is seen and not played on.
import type { Room } from "@kingrow/room";
import { checksumOf, roomOfText, textOf } from "./roomText.ts";

/**
 * Checksum of all that follows (4 bytes), the mark (1), the version (8, a double), JSON. Format 1 of
 * the store had neither mark nor version: there the JSON, which begins with a brace, followed at once.
 */
const CHECKSUM_BYTES = 4;
const MARK = 2;
const VERSION_AT = CHECKSUM_BYTES + 1;
const HEAD_BYTES = VERSION_AT + 8;

export function encodeRoom(room: Room): Buffer {
  const text = textOf(room);
  const record = Buffer.allocUnsafe(HEAD_BYTES + Buffer.byteLength(text));
  record[CHECKSUM_BYTES] = MARK;
  record.writeDoubleLE(room.version, VERSION_AT);
  record.write(text, HEAD_BYTES);
  record.writeUInt32LE(checksumOf(record.subarray(CHECKSUM_BYTES)), 0);
  return record;
}

export function isSound(record: Buffer): boolean {
  if (record.length <= CHECKSUM_BYTES) return false;
  return record.readUInt32LE(0) === checksumOf(record.subarray(CHECKSUM_BYTES));
}

/** @throws DamagedRoom when the checksum does not fit. */
export function decodeRoom(record: Buffer): Room {
  const text = record.toString("utf8", hasHead(record) ? HEAD_BYTES : CHECKSUM_BYTES);
  return roomOfText(text, isSound(record));
}

/** Reads no more than it must: the rest of the record may be damaged. */
export function versionOf(record: Buffer): number {
  return hasHead(record) ? record.readDoubleLE(VERSION_AT) : decodeRoom(record).version;
}

function hasHead(record: Buffer): boolean {
  return record[CHECKSUM_BYTES] === MARK;
}

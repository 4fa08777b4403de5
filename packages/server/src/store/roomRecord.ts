// How a room lies in the file: a checksum, its version, then its JSON, so that damage is seen and not played on.
import { crc32 } from "node:zlib";
import { type Room, roomFromStored } from "@kingrow/room";
import { DamagedRoom } from "./roomStore.ts";

/**
 * Checksum of all that follows (4 bytes), the mark (1), the version (8, a double), JSON. Format 1 of
 * the store had neither mark nor version: there the JSON, which begins with a brace, followed at once.
 */
const CHECKSUM_BYTES = 4;
const MARK = 2;
const VERSION_AT = CHECKSUM_BYTES + 1;
const HEAD_BYTES = VERSION_AT + 8;

export function encodeRoom(room: Room): Buffer {
  const text = JSON.stringify(room);
  const record = Buffer.allocUnsafe(HEAD_BYTES + Buffer.byteLength(text));
  record[CHECKSUM_BYTES] = MARK;
  record.writeDoubleLE(room.version, VERSION_AT);
  record.write(text, HEAD_BYTES);
  record.writeUInt32LE(checksumOf(record), 0);
  return record;
}

export function isSound(record: Buffer): boolean {
  if (record.length <= CHECKSUM_BYTES) return false;
  return record.readUInt32LE(0) === checksumOf(record);
}

/** @throws DamagedRoom when the checksum does not fit. */
export function decodeRoom(record: Buffer): Room {
  if (!isSound(record))
    throw new DamagedRoom("A stored room is damaged: its checksum does not fit");
  const text = record.toString("utf8", hasHead(record) ? HEAD_BYTES : CHECKSUM_BYTES);
  return roomFromStored(JSON.parse(text));
}

/** Reads no more than it must: the rest of the record may be damaged. */
export function versionOf(record: Buffer): number {
  return hasHead(record) ? record.readDoubleLE(VERSION_AT) : decodeRoom(record).version;
}

function hasHead(record: Buffer): boolean {
  return record[CHECKSUM_BYTES] === MARK;
}

function checksumOf(record: Buffer): number {
  return crc32(record.subarray(CHECKSUM_BYTES));
}

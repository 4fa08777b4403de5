// How a room lies in the file: a checksum, then its JSON, so that damage is seen and not played on.
import { crc32 } from "node:zlib";
import { type Room, roomFromStored } from "@kingrow/room";
import { DamagedRoom } from "./roomStore.ts";

const CHECKSUM_BYTES = 4;

export function encodeRoom(room: Room): Buffer {
  const text = Buffer.from(JSON.stringify(room));
  const record = Buffer.allocUnsafe(CHECKSUM_BYTES + text.length);
  record.writeUInt32LE(crc32(text), 0);
  text.copy(record, CHECKSUM_BYTES);
  return record;
}

export function isSound(record: Buffer): boolean {
  if (record.length <= CHECKSUM_BYTES) return false;
  return record.readUInt32LE(0) === crc32(record.subarray(CHECKSUM_BYTES));
}

/** @throws DamagedRoom when the checksum does not fit. */
export function decodeRoom(record: Buffer): Room {
  if (!isSound(record))
    throw new DamagedRoom("A stored room is damaged: its checksum does not fit");
  return roomFromStored(JSON.parse(record.toString("utf8", CHECKSUM_BYTES)));
}

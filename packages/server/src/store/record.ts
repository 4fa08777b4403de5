// The stored record of a room, the same in every store: a checksum and the room as JSON.
import { crc32 } from "node:zlib";
import type { Room } from "@kingrow/room";
import { DamagedRoom } from "./roomStore.ts";
import { isRoom } from "./roomSchema.ts";

/** Incremented when older versions cannot read new records, or newer versions cannot read old ones. */
export const FORMAT_VERSION = 1;
const CHECKSUM_LETTERS = 8;

export function encodeRecord(room: Room): string {
  const json = JSON.stringify({ formatVersion: FORMAT_VERSION, ...room });
  return checksumOf(json) + json;
}

/** @throws DamagedRoom when the record is damaged, or has fields or values that this version does not know */
export function decodeRecord(record: string): Room {
  if (!isSound(record))
    throw new DamagedRoom("A stored room is damaged: its checksum does not fit");
  const { formatVersion, ...room }: { formatVersion?: unknown } = JSON.parse(
    record.slice(CHECKSUM_LETTERS),
  );
  if (formatVersion === FORMAT_VERSION && isRoom(room)) return room;
  throw new DamagedRoom("A stored room has fields or values that only another Kingrow knows");
}

/** Whether the checksum fits. */
export function isSound(record: string): boolean {
  return record.slice(0, CHECKSUM_LETTERS) === checksumOf(record.slice(CHECKSUM_LETTERS));
}

function checksumOf(json: string): string {
  return crc32(json).toString(16).padStart(CHECKSUM_LETTERS, "0");
}

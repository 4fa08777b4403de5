// How a room lies in Redis: a line with version, change tokens, runs and checksum, then its JSON.
import { crc32 } from "node:zlib";
import { type Room, roomFromStored } from "@kingrow/room";

/** Body of a record: all but the line that the commit script writes in front. */
export function encodeBody(room: Room): string {
  const text = JSON.stringify(room);
  return `${checksum(text)}\n${text}`;
}

/**
 * Reads what the commit script wrote: `<version> <tokens> <runs> <checksum>\n<json>`.
 * @throws Error when the checksum does not fit.
 */
export function decodeRecord(record: string): Room {
  const end = record.indexOf("\n");
  const text = record.slice(end + 1);
  const [, , , sum] = record.slice(0, end).split(" ");
  if (end === -1 || sum !== checksum(text)) {
    throw new Error("A stored room is damaged: its checksum does not fit");
  }
  return roomFromStored(JSON.parse(text));
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

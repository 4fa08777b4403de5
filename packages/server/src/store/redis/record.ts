// How a room lies in Redis: a line with version, change tokens, runs and checksum, then its JSON.
import type { Room } from "@kingrow/room";
import { checksumOf, roomOfText, textOf } from "../roomText.ts";

/** Body of a record: all but the line that the commit script writes in front. */
export function encodeBody(room: Room): string {
  const text = textOf(room);
  return `${inHex(text)}\n${text}`;
}

/**
 * Reads what the commit script wrote: `<version> <tokens> <runs> <checksum>\n<json>`.
 * @throws DamagedRoom when the checksum does not fit.
 */
export function decodeRecord(record: string): Room {
  const end = record.indexOf("\n");
  const text = record.slice(end + 1);
  const [, , , checksum] = record.slice(0, end).split(" ");
  return roomOfText(text, end !== -1 && checksum === inHex(text));
}

function inHex(text: string): string {
  return checksumOf(text).toString(16).padStart(8, "0");
}

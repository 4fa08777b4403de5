// Whether a change of a room is written as its whole record, or added to what has become of it since that was written.
import type { Room } from "@kingrow/room";
import { differenceBetween } from "./difference.ts";
import { encodeRoom } from "./roomRecord.ts";
import { encodeTail, lineOf, type Tail } from "./tailRecord.ts";

/** With its head it fills a page of the file; a longer one would cost as much as the record. */
const MOST_TEXT = 4_000;

export interface Written {
  readonly bytes: Buffer;
  /** Of a tail: the version of the record that it belongs to; missing for a record. */
  readonly since?: number;
}

/** How a room lies in the file by the time it is changed. */
interface Lying extends Tail {
  /** At most as long as the record itself: reading both costs no more than twice the one. */
  readonly mostText: number;
}

const known = new WeakMap<Room, Lying>();

/** @param before the room as it lies in the file, if the caller has it */
export function writingOf(before: Room | undefined, next: Room): Written {
  const longer = before && lengthened(known.get(before), before, next);
  if (longer === undefined) return wholeOf(next);
  known.set(next, longer);
  return { bytes: encodeTail(longer), since: longer.since };
}

export function wholeOf(room: Room): Written {
  const bytes = encodeRoom(room);
  const mostText = Math.min(MOST_TEXT, bytes.length);
  known.set(room, { since: room.version, version: room.version, lines: "", mostText });
  return { bytes };
}

/** `undefined` where too much has come together, or nobody knows how the room lies. */
function lengthened(lying: Lying | undefined, before: Room, next: Room): Lying | undefined {
  if (lying === undefined) return undefined;
  const lines = lying.lines + lineOf(differenceBetween(before, next));
  return lines.length > lying.mostText ? undefined : { ...lying, version: next.version, lines };
}

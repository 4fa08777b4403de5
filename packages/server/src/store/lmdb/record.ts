// How a room lies in the file: a checksum, its version, its JSON and more text, so that damage is seen and not played on.
import { type Room, roomFromList, roomFromParts, roomToList } from "@kingrow/room";
import { checksumOf, listInText, roomOfText, storedInText } from "../roomText.ts";

/**
 * Checksum of all that follows (4 bytes), the mark (1), the version (8, a double), how long the JSON is (4),
 * the JSON, a list of the room's values, then what each seat was answered for, a line each. In format 3 the
 * JSON had the values' names. Format 2 had the whole room in its JSON, which began after the version.
 * Format 1 had neither mark nor version: there the JSON, which begins with a brace, followed the checksum.
 */
const CHECKSUM_BYTES = 4;
const MARK = 4;
const MARK_OF_FORMAT_3 = 3;
const MARK_OF_FORMAT_2 = 2;
const VERSION_AT = CHECKSUM_BYTES + 1;
const LENGTH_AT = VERSION_AT + 8;
const HEAD_BYTES = LENGTH_AT + 4;
const MOST_BYTES_A_LETTER = 3;

/** Where rooms are encoded, one after the other: a buffer for each would be most of a move's garbage. */
let desk = Buffer.allocUnsafeSlow(0x10000);

/** The answer lies where the next one will: it has to be copied before. */
export function encodeRoom(room: Room): Buffer {
  const [white, black] = [answeredIn(room, 1), answeredIn(room, 2)];
  const text = JSON.stringify(roomToList(room));
  growDeskTo(text.length + white.length + black.length);
  const textEnd = HEAD_BYTES + desk.write(text, HEAD_BYTES);
  const whiteEnd = textEnd + desk.write(white, textEnd);
  desk[whiteEnd] = LINE_BREAK;
  const end = whiteEnd + 1 + desk.write(black, whiteEnd + 1);
  desk[CHECKSUM_BYTES] = MARK;
  desk.writeDoubleLE(room.version, VERSION_AT);
  desk.writeUInt32LE(textEnd - HEAD_BYTES, LENGTH_AT);
  desk.writeUInt32LE(checksumOf(desk.subarray(CHECKSUM_BYTES, end)), 0);
  return desk.subarray(0, end);
}

const LINE_BREAK = 10;

function answeredIn({ seats }: Room, number: 1 | 2): string {
  return seats[number]?.answeredMoves ?? "";
}

function growDeskTo(letters: number): void {
  const most = HEAD_BYTES + letters * MOST_BYTES_A_LETTER + 1;
  if (desk.length < most) desk = Buffer.allocUnsafeSlow(2 * most);
}

export function isSound(record: Buffer): boolean {
  if (record.length <= CHECKSUM_BYTES) return false;
  return record.readUInt32LE(0) === checksumOf(record.subarray(CHECKSUM_BYTES));
}

/** @throws DamagedRoom when the checksum does not fit. */
export function decodeRoom(record: Buffer): Room {
  const mark = record[CHECKSUM_BYTES];
  const sound = isSound(record);
  if (sound && (mark === MARK || mark === MARK_OF_FORMAT_3)) return decodeParts(record, mark);
  const textAt = mark === MARK_OF_FORMAT_2 ? LENGTH_AT : CHECKSUM_BYTES;
  return roomOfText(record.toString("utf8", textAt), sound);
}

function decodeParts(record: Buffer, mark: typeof MARK | typeof MARK_OF_FORMAT_3): Room {
  const textEnd = HEAD_BYTES + record.readUInt32LE(LENGTH_AT);
  const text = record.toString("utf8", HEAD_BYTES, textEnd);
  const [white = "", black = ""] = record.toString("utf8", textEnd).split("\n");
  if (mark === MARK) return roomFromList(listInText(text), [white, black]);
  return roomFromParts({ stored: storedInText(text, true), answered: [white, black] });
}

/** Reads the first bytes alone; missing in a record of format 1. */
export function versionOf(record: Buffer): number | undefined {
  const mark = record[CHECKSUM_BYTES];
  const hasVersion = mark === MARK || mark === MARK_OF_FORMAT_3 || mark === MARK_OF_FORMAT_2;
  return hasVersion ? record.readDoubleLE(VERSION_AT) : undefined;
}

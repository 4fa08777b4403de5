// What every store keeps of a room: its JSON and a checksum, so that damage is seen and not played on.
import { crc32 } from "node:zlib";
import { areKnown } from "@kingrow/protocol";
import {
  type Room,
  roomFromStored,
  type RoomList,
  roomToStored,
  type StoredRoom,
} from "@kingrow/room";
import { DamagedRoom } from "./roomStore.ts";

/** Over the bytes a store keeps; a text counts in UTF-8. */
export function checksumOf(kept: string | Uint8Array): number {
  return crc32(kept);
}

export function textOf(room: Room): string {
  return JSON.stringify(roomToStored(room));
}

/** The room as it was stored, also by an earlier version of the program. @throws DamagedRoom as below */
export function roomOfText(text: string, isSound: boolean): Room {
  return roomFromStored(storedInText(text, isSound));
}

/**
 * What a text says of a room.
 * @throws DamagedRoom when what was stored does not fit its checksum, or a later version stored what
 * this one does not know: a game with a clock must not be played on without it.
 */
export function storedInText(text: string, isSound: boolean): StoredRoom {
  if (!isSound) throw new DamagedRoom("A stored room is damaged: its checksum does not fit");
  const stored: StoredRoom = JSON.parse(text);
  return known(stored, stored.options ?? {});
}

/** The same for a room that is a list, and whose checksum fits. @throws DamagedRoom */
export function listInText(text: string): RoomList {
  const list: RoomList = JSON.parse(text);
  const [, options] = list;
  return known(list, options);
}

function known<T>(stored: T, options: object): T {
  if (areKnown(options)) return stored;
  throw new DamagedRoom("A stored room has options that only a newer Kingrow knows");
}

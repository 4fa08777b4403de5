// Rooms as earlier versions of the program stored them, read as rooms of today.
import { roomOptions } from "@kingrow/protocol";
import type { Room } from "./room.ts";

/** Before rooms had options they only said whether they are private. */
type RoomWithoutOptions = Omit<Room, "options"> & { readonly isPrivate: boolean };

/** What a store reads back: one version of a room or the other. */
export type StoredRoom = Room | RoomWithoutOptions;

export function roomFromStored(stored: StoredRoom): Room {
  if ("options" in stored) return stored;
  const { isPrivate, ...room } = stored;
  return { ...room, options: roomOptions({ isPrivate }) };
}

// Rooms as they are stored, and as earlier versions of the program stored them.
import { roomOptions, type RoomOptions } from "@kingrow/protocol";
import type { Room } from "./room.ts";

/** Before rooms had options they only said whether they are private. */
export interface StoredRoom extends Omit<Room, "options"> {
  readonly options?: Partial<RoomOptions>;
  readonly isPrivate: boolean;
}

/** With the word of earlier versions: one that still runs beside this one must list no private room. */
export function roomToStored(room: Room): StoredRoom {
  return { ...room, isPrivate: room.options.visibility === "private" };
}

/** What a stored room does not say holds as for a client that does not say it. */
export function roomFromStored({ isPrivate, options, ...room }: StoredRoom): Room {
  return { ...room, options: { ...roomOptions({ isPrivate }), ...options } };
}

// Rooms as they were last seen, in memory: so many at most, the longest untouched goes first.
import type { Room } from "@kingrow/room";

export interface RoomCopies {
  get(id: string): Room | undefined;
  /** The room as it is now; `undefined`: there is none, or nobody knows. */
  set(id: string, room: Room | undefined): void;
}

/** @param capacity how many are kept, at least 1 */
export function createRoomCopies(capacity: number): RoomCopies {
  /** In the order of use, the longest untouched first. */
  const copies = new Map<string, Room>();

  return {
    get: (id) => copies.get(id),
    set(id, room) {
      copies.delete(id);
      if (room === undefined) return;
      copies.set(id, room);
      if (copies.size > capacity) copies.delete(copies.keys().next().value ?? "");
    },
  };
}

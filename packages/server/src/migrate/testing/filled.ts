// Stores with rooms in every phase, for tests.
import type { Room } from "@kingrow/room";
import type { RoomStore } from "../../store/roomStore.ts";
import { actorOf, after, joined, roomOf } from "../../store/testing/rooms.ts";

function ready(room: Room, name: string): Room {
  return after(room, { type: "setReady", actor: actorOf(name), isReady: true });
}

/** Rooms in every phase, with index rows of every kind. */
export function someRooms(count: number): readonly Room[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `room${1000 + index}`;
    const empty = roomOf({
      id,
      isPrivate: index % 5 === 0,
      creator: `c${index % 7}`,
      requestId: "r",
    });
    if (index % 3 === 0) return empty;
    const full = joined(empty, "bob");
    if (index % 3 === 1) return full;
    return ready(ready(full, `c${index % 7}`), "bob");
  });
}

export async function filled(store: RoomStore, rooms: readonly Room[]): Promise<RoomStore> {
  for (const room of rooms) await store.commit(room, 0);
  return store;
}

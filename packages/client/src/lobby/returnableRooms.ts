// The rooms to which a tab can return from the lobby, and how it gives up a seat there (P83).
import type { Connection } from "../connection/connection.ts";
import { notedSeat } from "../keys/notes.ts";
import type { RememberedRoom } from "../keys/roomKeys.ts";

/** Of these rooms the tab's own, and those to which the key of a closed tab leads back (I2). */
export async function returnableRooms(
  { enter, playerKey }: Connection,
  rooms: readonly RememberedRoom[],
): Promise<readonly RememberedRoom[]> {
  // A copied tab has the key of the other tab at first.
  await enter();
  const found: RememberedRoom[] = [];
  for (const room of rooms) {
    let isReturnable = playerKey.remembers(room.roomId);
    for (const key of room.keys) isReturnable ||= await playerKey.isFree(key);
    if (isReturnable) found.push(room);
  }
  return found;
}

/** Repeated until the server answers (P21). The player id ensures that only the player's own seat is given up (R5). */
export function leaveOwnRoom({ playerKey, leave, link }: Connection, roomId: string): void {
  leave(roomId, [notedSeat(playerKey.tab, roomId) ?? link.id]);
}

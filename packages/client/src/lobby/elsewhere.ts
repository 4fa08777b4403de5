// Which rooms of the browser another tab has open, and how a tab gives up its own seat (P83).
import type { Connection } from "../connection/connection.ts";
import { notedSeat } from "../keys/notes.ts";
import type { RememberedRoom } from "../keys/roomKeys.ts";

export interface OwnRoom extends RememberedRoom {
  /** Another open tab has the seat. Missing until it is known. */
  readonly isElsewhere?: boolean;
}

/** A tab can return to its own rooms, and to those to which the key of a closed tab leads back (I2). */
export async function markElsewhere(
  { enter, playerKey }: Connection,
  rooms: readonly OwnRoom[],
): Promise<readonly OwnRoom[]> {
  // A copied tab has the key of the other tab at first.
  await enter();
  const marked: OwnRoom[] = [];
  for (const room of rooms) {
    let isReturnable = playerKey.remembers(room.roomId);
    for (const key of room.keys) isReturnable ||= await playerKey.isFree(key);
    marked.push({ ...room, isElsewhere: !isReturnable });
  }
  return marked;
}

/** Repeated until the server answers (P21). The player id ensures that only the player's own seat is given up (R5). */
export function leaveOwnRoom({ playerKey, leave, link }: Connection, roomId: string): void {
  leave(roomId, [notedSeat(playerKey.tab, roomId) ?? link.id]);
}

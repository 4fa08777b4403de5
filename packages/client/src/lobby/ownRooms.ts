// Giving a seat up from the lobby, where the player came away from it without leaving (P83).
import type { Connection } from "../connection/connection.ts";
import { notedSeat } from "../session/notes.ts";

/** Whether leaving the room loses a game, as far as this tab knows. */
export function isPlayingIn({ playerKey }: Connection, roomId: string): boolean {
  return notedSeat(playerKey.tab, roomId).isPlaying;
}

/** Sent until the server has heard it (P21). The player id makes sure that only a seat still held is given up (R5). */
export function leaveOwnRoom({ playerKey, leave, link }: Connection, roomId: string): void {
  leave(roomId, [notedSeat(playerKey.tab, roomId).playerId ?? link.id]);
  playerKey.forget(roomId);
}

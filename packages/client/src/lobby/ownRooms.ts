// The player's own rooms: opening a private room (R1), and giving up a seat from the lobby (P83).
import type { Connection } from "../connection/connection.ts";
import { refused, type Refusal } from "../connection/requests.ts";
import { askTwice, rememberSeat } from "./seatRequests.ts";
import { notedSeat } from "../keys/notes.ts";

/** Whether leaving the room loses a game, as far as this tab knows. */
export function isPlayingIn({ playerKey }: Connection, roomId: string): boolean {
  return notedSeat(playerKey.tab, roomId).gameStatus === "started";
}

/** Repeated until the server answers (P21). The player id ensures that only the player's own seat is given up (R5). */
export function leaveOwnRoom({ playerKey, leave, link }: Connection, roomId: string): void {
  leave(roomId, [notedSeat(playerKey.tab, roomId).playerId ?? link.id]);
}

export interface OwnRoomOptions {
  readonly connection: Connection;
  /** Aborted when the player has left the screen. */
  readonly signal: AbortSignal;
  readonly enterRoom: (roomId: string) => void;
}

/** Opens a private room and goes there. Resolves to the refusal, if any. */
export async function openOwnRoom(options: OwnRoomOptions): Promise<Refusal | undefined> {
  const { connection, signal, enterRoom } = options;
  const payload = { isPrivate: true };
  const reply = await askTwice(connection, { name: "createRoom", payload, signal });
  if (!reply.ok) return refused("createRoom", reply.error);
  const { roomId } = reply.value;
  if (signal.aborted) connection.leave(roomId, [connection.link.id]);
  else {
    rememberSeat(connection, roomId);
    enterRoom(roomId);
  }
  return undefined;
}

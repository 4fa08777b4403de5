// The person's own rooms: opening a private one (R1), and giving a seat up from the lobby (P83).
import type { Connection } from "../connection/connection.ts";
import { refused, type Refusal } from "../connection/requests.ts";
import { askTwice } from "./seatRequests.ts";
import type { Shelf } from "../keys/ports.ts";
import { SEAT } from "../keys/notes.ts";

/** A note does no harm once the seat is gone: its player id counts only while the seat is held under it (R5). */
function notedSeat(tab: Shelf, roomId: string) {
  const [playerId, gameStatus] = tab.read(SEAT + roomId)?.split(" ") ?? [];
  return { playerId, gameStatus };
}

/** Whether leaving the room loses a game, as far as this tab knows. */
export function isPlayingIn({ playerKey }: Connection, roomId: string): boolean {
  return notedSeat(playerKey.tab, roomId).gameStatus === "started";
}

/** Sent until the server has heard it (P21). The player id makes sure that only a seat still held is given up (R5). */
export function leaveOwnRoom({ playerKey, leave, link }: Connection, roomId: string): void {
  leave(roomId, [notedSeat(playerKey.tab, roomId).playerId ?? link.id]);
  playerKey.forget(roomId);
}

export interface OwnRoomDependencies {
  readonly connection: Connection;
  /** Aborted when the person has gone. */
  readonly signal: AbortSignal;
  readonly enterRoom: (roomId: string) => void;
}

/** Opens it and leads there; hands back a refusal. */
export async function openOwnRoom(dependencies: OwnRoomDependencies): Promise<Refusal | undefined> {
  const { connection, signal, enterRoom } = dependencies;
  const payload = { isPrivate: true };
  const reply = await askTwice(connection, { name: "createRoom", payload, signal });
  if (!reply.ok) return refused("createRoom", reply.error);
  const { roomId } = reply.value;
  connection.playerKey.remember(roomId);
  enterRoom(roomId);
  return undefined;
}

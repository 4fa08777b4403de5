// Opens a private room from outside the lobby (R1).
import type { Connection } from "../connection/connection.ts";
import { refused, type Refusal } from "../connection/requests.ts";
import { askPatiently, rememberSeat } from "./seatRequests.ts";

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
  const reply = await askPatiently(connection, { name: "createRoom", payload, signal });
  if (!reply.ok) return refused("createRoom", reply.error);
  const { roomId } = reply.value;
  if (signal.aborted) connection.leave(roomId, [connection.link.id]);
  else {
    rememberSeat(connection, roomId);
    enterRoom(roomId);
  }
  return undefined;
}

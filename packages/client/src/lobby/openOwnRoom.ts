// A private room of one's own, without the lobby around it (R1).
import type { Connection } from "../connection/connection.ts";
import { refused, type Refused } from "../connection/requests.ts";
import { askTwice } from "./askTwice.ts";

export interface OwnRoomPorts {
  readonly connection: Connection;
  /** Whether the person is still there when the room is. */
  readonly isWanted: () => boolean;
  readonly enterRoom: (roomId: string) => void;
}

/** Opens it and leads there; hands back a refusal. */
export async function openOwnRoom(ports: OwnRoomPorts): Promise<Refused | undefined> {
  const { connection, isWanted, enterRoom } = ports;
  const reply = await askTwice(connection, "createRoom", { isPrivate: true });
  if (!reply.ok) return refused("createRoom", reply.error);
  const { roomId } = reply.value;
  if (!isWanted()) connection.leave(roomId, [connection.link.id]);
  else {
    connection.playerKey.remember(roomId);
    enterRoom(roomId);
  }
  return undefined;
}

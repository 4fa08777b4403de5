// A private room of one's own, without the lobby around it (R1).
import type { Connection } from "../connection/connection.ts";
import { refused, type Refused } from "../connection/requests.ts";
import { askTwice } from "./askTwice.ts";

export interface OwnRoomDependencies {
  readonly connection: Connection;
  /** Whether the person is still there when the room is. */
  readonly isWanted: () => boolean;
  readonly enterRoom: (roomId: string) => void;
}

/** Opens it and leads there; hands back a refusal. */
export async function openOwnRoom(dependencies: OwnRoomDependencies): Promise<Refused | undefined> {
  const { connection, isWanted, enterRoom } = dependencies;
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

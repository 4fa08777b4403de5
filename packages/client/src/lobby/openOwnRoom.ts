// A private room of one's own, without the lobby around it (R1).
import type { Connection } from "../connection/connection.ts";
import { refused, type Refused } from "../connection/requests.ts";
import { askTwice } from "./askTwice.ts";

export interface OwnRoomDependencies {
  readonly connection: Connection;
  /** Aborted when the person has gone. */
  readonly signal: AbortSignal;
  readonly enterRoom: (roomId: string) => void;
}

/** Opens it and leads there; hands back a refusal. */
export async function openOwnRoom(dependencies: OwnRoomDependencies): Promise<Refused | undefined> {
  const { connection, signal, enterRoom } = dependencies;
  const payload = { isPrivate: true };
  const reply = await askTwice(connection, { name: "createRoom", payload, signal });
  if (!reply.ok) return refused("createRoom", reply.error);
  const { roomId } = reply.value;
  connection.playerKey.remember(roomId);
  enterRoom(roomId);
  return undefined;
}

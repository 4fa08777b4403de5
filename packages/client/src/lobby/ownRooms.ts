// Giving a seat up from the lobby, where the player came away from it without leaving (P83).
import type { Connection } from "../connection/connection.ts";

/** `running`: leaving it loses a game. `unknown`: the server could not tell, and the seat stays. */
export type OwnSeat = "running" | "idle" | "gone" | "unknown";

/** Sits down in it, since only who sits there can leave; a room without a seat of this player is forgotten. */
export async function ownSeat(connection: Connection, roomId: string): Promise<OwnSeat> {
  const reply = await connection.ask("joinRoom", { roomId });
  if (reply.ok) return reply.value.roomState.gameStatus === "started" ? "running" : "idle";
  const { code } = reply.error;
  if (code !== "ROOM_NOT_FOUND" && code !== "ROOM_FULL") return "unknown";
  connection.playerKey.forget(roomId);
  return "gone";
}

/** Told until the server has heard it, like every leave (P21). */
export function leaveOwnRoom({ playerKey, leave, link }: Connection, roomId: string): void {
  playerKey.forget(roomId);
  leave(roomId, [link.id]);
}

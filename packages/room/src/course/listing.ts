// When a public room without connected players leaves the lobby and returns (rule L2).
import { isClosed, seatedIn, type Room } from "../state/room.ts";
import { UNLISTED_AFTER_MS } from "../state/times.ts";

/** Starts the time after which a room without connected players is no longer listed. Stops it when a player returns. */
export function timeListing(room: Room, now: number): Room {
  if (room.options.visibility === "private" || isClosed(room)) return room;
  const isAbandoned = seatedIn(room).every((number) => room.seats[number]?.connected === false);
  const isTimed = room.unlisted === true || room.unlistsAt !== undefined;
  if (isAbandoned === isTimed) return room;
  const unlistsAt = isAbandoned ? now + UNLISTED_AFTER_MS : undefined;
  return { ...room, unlistsAt, unlisted: undefined };
}

export function unlistRoom(room: Room): Room {
  return { ...room, unlistsAt: undefined, unlisted: true };
}

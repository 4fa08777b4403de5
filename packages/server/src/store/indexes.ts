// Where a room stands in each index; every store derives its index rows from here.
import type { AvailableRoom } from "@kingrow/protocol";
import { nextDeadline, lobbyEntry, type Room } from "@kingrow/room";

/** Sorts open rooms before full ones, newer before older. */
export type LobbyRank = readonly [full: 0 | 1, negatedCreatedAt: number, id: string];

export interface IndexRows {
  readonly lobby: { readonly rank: LobbyRank; readonly entry: AvailableRoom } | undefined;
  readonly deadline: number | undefined;
}

export function indexRows(room: Room): IndexRows {
  const entry = lobbyEntry(room);
  return {
    lobby: entry === undefined ? undefined : { rank: rankOf(room, entry), entry },
    deadline: nextDeadline(room),
  };
}

function rankOf(room: Room, entry: AvailableRoom): LobbyRank {
  return [entry.status === "Open" ? 0 : 1, -room.createdAt, room.id];
}

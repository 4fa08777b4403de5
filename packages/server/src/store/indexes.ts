// Where a room stands in each index; every store derives its index rows from here.
import type { AvailableRoom } from "@kingrow/protocol";
import { nextDeadline, lobbyEntry, type Room } from "@kingrow/room";

/** Sorts open rooms before full ones, newer before older. */
export type LobbyRank = readonly [full: 0 | 1, negatedCreatedAt: number, id: string];

/** A row of the lobby's index: what is shown, and whose room it is. */
export interface LobbyRow extends AvailableRoom {
  /** The address it was created from, as a keyed hash; missing for rooms of before. */
  readonly from?: string | undefined;
}

/**
 * The first rows that are shown, of rows in the order of their ranks.
 * @param openPerAddress so that no address fills the list with rooms that wait (rule L2)
 */
export function shownRows(
  rows: Iterable<LobbyRow>,
  limit: number,
  openPerAddress = Number.POSITIVE_INFINITY,
): readonly AvailableRoom[] {
  const open = new Map<string, number>();
  const shown: AvailableRoom[] = [];
  for (const { from, ...row } of rows) {
    if (shown.length === limit) break;
    const before = from === undefined || row.status === "Full" ? 0 : (open.get(from) ?? 0);
    if (before >= openPerAddress) continue;
    if (from !== undefined && row.status === "Open") open.set(from, before + 1);
    shown.push(row);
  }
  return shown;
}

export interface IndexRows {
  readonly lobby: { readonly rank: LobbyRank; readonly row: LobbyRow } | undefined;
  readonly deadline: number | undefined;
}

export function indexRows(room: Room): IndexRows {
  const entry = lobbyEntry(room);
  return {
    lobby: entry && { rank: rankOf(room, entry), row: { ...entry, from: room.createdFrom } },
    deadline: nextDeadline(room),
  };
}

function rankOf(room: Room, entry: AvailableRoom): LobbyRank {
  return [entry.status === "Open" ? 0 : 1, -room.createdAt, room.id];
}

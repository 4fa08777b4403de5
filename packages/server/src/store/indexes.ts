// Where a room stands in each index; every store derives its index rows from here.
import {
  areKnown,
  type AvailableRoom,
  type RoomOptions,
  roomOptions,
  sameOptions,
} from "@kingrow/protocol";
import { nextDeadline, lobbyEntry, type Room, seatedIn } from "@kingrow/room";

/** Sorts open rooms before full ones, newer before older. */
export type LobbyRank = readonly [full: 0 | 1, negatedCreatedAt: number, id: string];

/** A row of the lobby's index: what is shown, and whose room it is. */
export interface LobbyRow extends AvailableRoom {
  /** The address it was created from, as a keyed hash; missing for rooms of before. */
  readonly from?: string | undefined;
  /** Nobody who sits there is connected; missing otherwise. */
  readonly away?: true | undefined;
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
  for (const { from, away: _, ...row } of rows) {
    if (shown.length === limit) break;
    const before = from === undefined || row.status === "Full" ? 0 : (open.get(from) ?? 0);
    if (before >= openPerAddress) continue;
    if (from !== undefined && row.status === "Open") open.set(from, before + 1);
    shown.push(row);
  }
  return shown;
}

/**
 * The first of these rows in which somebody is there and waits alone for the same (rule O2).
 * @param rows open rooms, the oldest first
 */
export function waitingIn(
  rows: Iterable<LobbyRow>,
  options: RoomOptions,
  limit: number,
): readonly AvailableRoom[] {
  const waiting: AvailableRoom[] = [];
  for (const { from: _, away, ...row } of rows) {
    if (waiting.length === limit) break;
    if (away !== true && isFor(row, options)) waiting.push(row);
  }
  return waiting;
}

/** Rooms of before had no options: theirs are the usual ones. */
function isFor({ gameStatus, options }: AvailableRoom, wanted: RoomOptions): boolean {
  const offered = { ...roomOptions({ isPrivate: false }), ...options };
  return gameStatus === "waiting" && areKnown(offered) && sameOptions(offered, wanted);
}

interface RankedRow {
  readonly rank: LobbyRank;
  readonly row: LobbyRow;
}

export interface IndexRows {
  readonly lobby: RankedRow | undefined;
  readonly deadline: number | undefined;
}

export function indexRows(room: Room): IndexRows {
  return { lobby: lobbyRowOf(room), deadline: nextDeadline(room) };
}

export function lobbyRowOf(room: Room): RankedRow | undefined {
  const entry = lobbyEntry(room);
  return entry && { rank: rankOf(room, entry), row: { ...entry, ...unseen(room) } };
}

/** Whether a room has the same row before and after a change; the rest of the row changes with its phase at most. */
export function areListedAlike(before: Room | undefined, next: Room | undefined): boolean {
  return (
    before !== undefined &&
    next !== undefined &&
    before.options === next.options &&
    before.phase === next.phase &&
    before.unlisted === next.unlisted &&
    seatedIn(before).length === seatedIn(next).length &&
    isSomebodyThere(before) === isSomebodyThere(next)
  );
}

function unseen(room: Room): Pick<LobbyRow, "from" | "away"> {
  return { from: room.createdFrom, away: isSomebodyThere(room) ? undefined : true };
}

function isSomebodyThere(room: Room): boolean {
  return seatedIn(room).some((number) => room.seats[number]?.connected === true);
}

function rankOf(room: Room, entry: AvailableRoom): LobbyRank {
  return [entry.status === "Open" ? 0 : 1, -room.createdAt, room.id];
}

// The index rows of a room, the same for every store: rows of the lobby and their order, places in queues.
import { type AvailableRoom, MAX_PLAYERS, type RoomOptions } from "@kingrow/protocol";
import { lobbyEntry, type Room, seatedIn, seatsOf } from "@kingrow/room";

/** Sorts open rooms before full ones, newer before older. */
export type LobbyRank = readonly [full: 0 | 1, negatedCreatedAt: number, id: string];

/** A row of the lobby's index: what the lobby shows, and the player and address behind it. */
export interface LobbyRow extends AvailableRoom {
  /** A keyed hash of the address of the waiting player, or of the creator. */
  readonly from?: string | undefined;
  /** The player who waits alone. */
  readonly owner?: string | undefined;
}

/** A room in a queue of `playNow` (O2). */
export interface WaitingRoom {
  readonly id: string;
  /** The place in the queue, epoch ms. Of equal places the lower id comes first. */
  readonly since: number;
  readonly owner: string;
  readonly address: string | undefined;
}

/** Rooms of one pace and opening share a queue. */
export interface Queue {
  readonly pace: RoomOptions["pace"];
  readonly opening: RoomOptions["opening"];
}

const MAX_FIRST_PER_ADDRESS = 3;

/** Rows of one address beyond three come after all others (L2, O2). */
export function* threePerAddressFirst<R>(
  rows: Iterable<R>,
  addressOf: (row: R) => string | undefined,
): Generator<R> {
  const counts = new Map<string, number>();
  const later: R[] = [];
  for (const row of rows) {
    const address = addressOf(row);
    const count = address === undefined ? 1 : (counts.get(address) ?? 0) + 1;
    if (address !== undefined) counts.set(address, count);
    if (count > MAX_FIRST_PER_ADDRESS) later.push(row);
    else yield row;
  }
  yield* later;
}

/**
 * The rows that the lobby shows.
 * @param rows in the order of their ranks; they are read only as far as needed
 */
export function shownRows(rows: Iterable<LobbyRow>, limit: number): readonly AvailableRoom[] {
  const shown: AvailableRoom[] = [];
  for (const row of threePerAddressFirst(rows, ({ from }) => from)) {
    const { from: _from, owner: _owner, ...entry } = row;
    shown.push(entry);
    if (shown.length === limit) break;
  }
  return shown;
}

interface RankedRow {
  readonly rank: LobbyRank;
  readonly row: LobbyRow;
}

export function lobbyRowOf(room: Room): RankedRow | undefined {
  const entry = lobbyEntry(room);
  if (entry === undefined) return undefined;
  const holder = entry.playerCount < MAX_PLAYERS ? seatsOf(room)[0] : undefined;
  const row = { ...entry, from: holder?.address ?? room.createdFrom, owner: holder?.owner };
  return { rank: [entry.status === "Open" ? 0 : 1, -room.createdAt, room.id], row };
}

/** The room's place in its queue, if its player is connected and waits alone in a listed room. */
export function waitingRoomOf(room: Room): WaitingRoom | undefined {
  const [holder, ...others] = seatsOf(room);
  const isWaiting = room.phase === "waiting" && holder?.connected === true && others.length === 0;
  if (!isWaiting || lobbyEntry(room) === undefined) return undefined;
  const address = holder.address ?? room.createdFrom;
  return { id: room.id, since: room.waitsSince, owner: holder.owner, address };
}

/** Whether a room has the same row in the lobby before and after a change. */
export function areListedAlike(before: Room | undefined, next: Room | undefined): boolean {
  return (
    before !== undefined &&
    next !== undefined &&
    before.options === next.options &&
    before.phase === next.phase &&
    before.unlisted === next.unlisted &&
    seatedIn(before).length === seatedIn(next).length
  );
}

/** The name of a queue of public rooms (O2). */
export function queueOf({ pace, opening }: Queue): string {
  return `${pace} ${opening}`;
}

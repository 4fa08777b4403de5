// The store of tests: rooms in memory, with the same answers as a durable one.
import { type RoomOptions, sameQueue } from "@kingrow/protocol";
import { countsForCreator, nextDeadline, type Room } from "@kingrow/room";
import {
  type LobbyRank,
  type LobbyRow,
  lobbyRowOf,
  shownRows,
  type WaitingRoom,
  waitingRoomOf,
} from "../indexes.ts";
import { createOwnMatches } from "../matches.ts";
import { createOwnPartings } from "../partings.ts";
import { type CommitResult, type RoomStore, StoreFault } from "../roomStore.ts";

/** A stored room, and its text, from which each reader gets a new copy. */
interface Entry {
  readonly room: Room;
  readonly text: string;
}

type Records = ReadonlyMap<string, Entry>;

/** A store that lives as long as its variable; nothing outlives the process. */
export function createMemoryStore(): RoomStore {
  const records = new Map<string, Entry>();
  let open = true;

  const version = (id: string) => records.get(id)?.room.version ?? 0;
  const whenOpen = async <T>(answer: () => T): Promise<T> => {
    if (!open) throw new StoreFault("The store is closed");
    return answer();
  };
  const change = (id: string, expectedVersion: number, apply: () => void) =>
    whenOpen((): CommitResult => {
      if (version(id) !== expectedVersion) return "conflict";
      apply();
      return "committed";
    });

  return {
    load: (id) => whenOpen(() => read(records, id)),
    commit: (next, expectedVersion) =>
      change(next.id, expectedVersion, () => records.set(next.id, recordOf(next))),
    remove: (id, expectedVersion) => change(id, expectedVersion, () => records.delete(id)),
    lobby: (limit) => whenOpen(() => shownRows(listed(all(records)), limit)),
    waiting: (options) => whenOpen(() => queued(all(records), options)),
    roomsOf: (owner) =>
      whenOpen(() =>
        all(records)
          .filter((room) => room.createdBy === owner && countsForCreator(room))
          .map((room) => ({ id: room.id, requestId: room.requestId, room })),
      ),
    due: (now, limit) =>
      whenOpen(() =>
        deadlines(all(records))
          .filter(({ deadline }) => deadline <= now)
          .slice(0, limit),
      ),
    ids: (after, limit) =>
      whenOpen(() =>
        [...records.keys()]
          .filter((id) => after === undefined || id > after)
          .sort()
          .slice(0, limit),
      ),
    count: () => whenOpen(() => records.size),
    matches: createOwnMatches({ known: [], keep: () => whenOpen(() => undefined) }),
    partings: createOwnPartings(),
    secret: () => whenOpen(() => "the secret of a store in memory"),
    probe: () => whenOpen(() => undefined),
    close: async () => {
      open = false;
    },
  };
}

function recordOf(room: Room): Entry {
  return { room, text: JSON.stringify(room) };
}

function read(records: Records, id: string): Room | undefined {
  const record = records.get(id);
  return record === undefined ? undefined : JSON.parse(record.text);
}

function all(records: Records): readonly Room[] {
  return [...records.values()].map(({ room }) => room);
}

function listed(rooms: readonly Room[]): readonly LobbyRow[] {
  return rooms
    .map(lobbyRowOf)
    .filter((row) => row !== undefined)
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ row }) => row);
}

function queued(rooms: readonly Room[], options: RoomOptions): readonly WaitingRoom[] {
  return rooms
    .filter((room) => sameQueue(room.options, options))
    .flatMap((room) => waitingRoomOf(room) ?? [])
    .sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
}

function compareRanks(a: LobbyRank, b: LobbyRank): number {
  return a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1);
}

function deadlines(rooms: readonly Room[]): { id: string; deadline: number }[] {
  return rooms
    .flatMap((room) => {
      const deadline = nextDeadline(room);
      return deadline === undefined ? [] : [{ id: room.id, deadline }];
    })
    .sort((a, b) => a.deadline - b.deadline || (a.id < b.id ? -1 : 1));
}

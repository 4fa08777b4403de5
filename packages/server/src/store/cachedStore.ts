// Keeps the last seen copy of rooms in front of a store, so that a usual change costs one round trip.
import type { Room } from "@kingrow/room";
import type { CommitResult, RoomStore } from "./roomStore.ts";

/** A store that several nodes share. */
export interface SharedStore extends RoomStore {
  /** Like `commit`; a conflict brings along what is stored now. */
  commitOrSee(next: Room, expectedVersion: number): Promise<CommitOutcome>;
  /** Some rooms in which seats are held through sockets of this run of a node. @throws StoreFault */
  roomsHeldBy(run: string, limit: number): Promise<readonly string[]>;
}

export type CommitOutcome =
  | { readonly result: "committed" }
  | { readonly result: "conflict"; readonly stored: Room | undefined };

export interface CachedStore extends RoomStore {
  /**
   * The room as this node saw it last, if it remembers. Another node may have changed it since: only
   * a commit made on it proves that it was current. Whatever is answered without a commit, above all
   * a refusal, must be decided on `load`.
   */
  lastSeen(id: string): Room | undefined;
  /** Another node has stored this version: an older copy is replaced in the background. */
  noticed(id: string, version: number): void;
}

/** @param capacity how many copies are kept; the longest untouched goes first */
export function createCachedStore(store: SharedStore, capacity: number): CachedStore {
  /** In the order of use, the longest untouched first. */
  const copies = new Map<string, Room>();

  function see(id: string, room: Room | undefined): Room | undefined {
    copies.delete(id);
    if (room === undefined) return undefined;
    copies.set(id, room);
    if (copies.size > capacity) copies.delete(copies.keys().next().value ?? "");
    return room;
  }

  async function commit(next: Room, expectedVersion: number): Promise<CommitResult> {
    // Until the store has answered, nobody knows which copy is the right one.
    copies.delete(next.id);
    const outcome = await store.commitOrSee(next, expectedVersion);
    see(next.id, outcome.result === "committed" ? next : outcome.stored);
    return outcome.result;
  }

  async function load(id: string): Promise<Room | undefined> {
    return see(id, await store.load(id));
  }

  return {
    load,
    commit,
    remove: (id, expectedVersion) => {
      copies.delete(id);
      return store.remove(id, expectedVersion);
    },
    lastSeen: (id) => copies.get(id),
    noticed(id, version) {
      const copy = copies.get(id);
      if (copy === undefined || copy.version >= version) return;
      copies.delete(id);
      // A failure only means that the next change loads the room itself.
      store.load(id).then((room) => copies.has(id) || see(id, room), ignore);
    },
    lobby: (limit) => store.lobby(limit),
    roomsOf: (owner) => store.roomsOf(owner),
    due: (now, limit) => store.due(now, limit),
    ids: (after, limit) => store.ids(after, limit),
    count: () => store.count(),
    probe: () => store.probe(),
    close: () => store.close(),
  };
}

function ignore(): void {
  // What was tried in the background is done in the foreground when it is needed.
}

// Keeps the last seen copy of rooms in front of a store, so that a usual change costs one round trip.
import type { Room } from "@kingrow/room";
import { createRoomCopies } from "./roomCopies.ts";
import type { CommitResult, RoomStore } from "./roomStore.ts";

/** A store that several nodes share. */
export interface SharedStore extends RoomStore {
  /** Like `commit`; a conflict brings along what is stored now. */
  commitOrSee(next: Room, expectedVersion: number): Promise<CommitOutcome>;
  /** Some rooms in which sockets of this run hold seats. @throws StoreFault */
  roomsOfRun(run: string, limit: number): Promise<readonly string[]>;
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

/** @param capacity how many copies are kept */
export function createCachedStore(store: SharedStore, capacity: number): CachedStore {
  const copies = createRoomCopies(capacity);

  async function commit(next: Room, expectedVersion: number): Promise<CommitResult> {
    // Until the store has answered, nobody knows which copy is the right one.
    copies.set(next.id, undefined);
    const outcome = await store.commitOrSee(next, expectedVersion);
    copies.set(next.id, outcome.result === "committed" ? next : outcome.stored);
    return outcome.result;
  }

  async function load(id: string): Promise<Room | undefined> {
    const room = await store.load(id);
    copies.set(id, room);
    return room;
  }

  return {
    load,
    peek: (id) => store.peek(id),
    commit,
    remove: (id, expectedVersion) => {
      copies.set(id, undefined);
      return store.remove(id, expectedVersion);
    },
    lastSeen: (id) => copies.get(id),
    noticed(id, version) {
      const copy = copies.get(id);
      if (copy === undefined || copy.version >= version) return;
      copies.set(id, undefined);
      // A failure only means that the next change loads the room itself.
      store.load(id).then((room) => {
        if (copies.get(id) === undefined) copies.set(id, room);
      }, ignore);
    },
    lobby: (limit) => store.lobby(limit),
    waiting: (options) => store.waiting(options),
    roomsOf: (owner) => store.roomsOf(owner),
    due: (now, limit) => store.due(now, limit),
    ids: (after, limit) => store.ids(after, limit),
    count: () => store.count(),
    matches: store.matches,
    partings: store.partings,
    secret: () => store.secret(),
    probe: () => store.probe(),
    close: () => store.close(),
  };
}

function ignore(): void {
  // What was tried in the background is done in the foreground when it is needed.
}

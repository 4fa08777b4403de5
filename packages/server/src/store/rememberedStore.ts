// Remembers the rooms of a store that only this process changes, so that a usual command reads nothing.
import type { Room } from "@kingrow/room";
import { type CommitResult, type RoomStore, StoreFault } from "./roomStore.ts";
import { createRoomCopies } from "./roomCopies.ts";

/**
 * A copy is what was read from the store or committed to it last. While a change is on its way, and
 * when it failed, nobody knows what is stored: then there is no copy and the next read is a true one.
 * @param store only this process may change it; its own compare-and-set finds out if somebody else did
 * @param capacity how many rooms are remembered
 */
export function rememberRooms(store: RoomStore, capacity: number): RoomStore {
  const copies = createRoomCopies(capacity);
  /** Reads under way during which no change came or ended. */
  const reads = new Map<string, Promise<Room | undefined>>();

  async function read(id: string): Promise<Room | undefined> {
    const reading = store.load(id);
    reads.set(id, reading);
    try {
      const room = await reading;
      if (reads.get(id) === reading) copies.set(id, room);
      return room;
    } finally {
      if (reads.get(id) === reading) reads.delete(id);
    }
  }

  function see(id: string, room: Room | undefined): void {
    reads.delete(id);
    copies.set(id, room);
  }

  function change(
    id: string,
    expectedVersion: number,
    next: Room | undefined,
  ): Promise<CommitResult> {
    const copy = copies.get(id);
    const before = copy?.version === expectedVersion ? copy : undefined;
    see(id, undefined);
    const changing =
      next === undefined
        ? store.remove(id, expectedVersion, before)
        : store.commit(next, expectedVersion, before);
    return changing.then(
      (result) => {
        see(id, result === "committed" ? next : undefined);
        if (result === "conflict" && before !== undefined) throw new StoreFault(CHANGED_BY_OTHERS);
        return result;
      },
      (fault: unknown) => {
        see(id, undefined);
        throw fault;
      },
    );
  }

  return {
    ...store,
    load: (id) => {
      const copy = copies.get(id);
      return copy === undefined ? read(id) : Promise.resolve(copy);
    },
    commit: (next, expectedVersion) => change(next.id, expectedVersion, next),
    remove: (id, expectedVersion) => change(id, expectedVersion, undefined),
  };
}

const CHANGED_BY_OTHERS =
  "A room was changed by another program, although this one alone may use the store";

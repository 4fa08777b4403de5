// Faults planted in the store: lost data, missing checks, early answers, a cache of unstored rooms, confused flushes.
import type { Room } from "@kingrow/room";
import { createMemoryStore } from "@kingrow/server/src/store/testing/memoryStore.ts";
import type { CommitResult, RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import { isTakenBack } from "../judge/auditTakeback.ts";
import type { Mutation } from "./mutation.ts";

export const STORE_MUTATIONS = {
  /** The last write wins, without compare-and-set. */
  "version-not-checked": {
    store: (store, { overwrite }) => ({ ...store, commit: (next) => overwrite(next) }),
  },

  /** Answers before the disk has the change. */
  "flush-skipped": {
    store: (store) => ({
      ...store,
      commit: async (next, expected) => {
        store.commit(next, expected).catch(() => undefined);
        return (await currentVersion(store, next)) === expected ? "committed" : "conflict";
      },
    }),
  },

  /** A restart loses the index of deadlines. */
  "deadline-lost-at-restart": {
    store: (store) => {
      const known = new Set<string>();
      return {
        ...store,
        ids: () => Promise.resolve([]),
        due: async (now, limit) => (await store.due(now, limit)).filter(({ id }) => known.has(id)),
        commit: (next, expected) => {
          known.add(next.id);
          return store.commit(next, expected);
        },
      };
    },
  },

  /** A restart loses the matches of `playNow`. */
  "matches-lost-at-restart": {
    store: (store) => ({ ...store, matches: createMemoryStore().matches }),
  },

  /** A takeback restores the board but not the draw counters. */
  "counters-kept-in-takeback": {
    store: (store) => {
      // A separate load would make the disk slower for the server than the judge knows.
      const seen = new Map<string, Room>();
      return {
        ...store,
        commit: (next, expected) => {
          const before = seen.get(next.id);
          seen.set(next.id, next);
          const isBack = before !== undefined && isTakenBack(before, next);
          return store.commit(isBack ? withCounters(next, before) : next, expected);
        },
      };
    },
  },

  /** The cache keeps a room whose write failed. */
  "copy-survives-failure": {
    store: (_sound, { store: disk }) => {
      const copies = new Map<string, Room>();
      return {
        ...disk,
        load: async (id) => copies.get(id) ?? disk.load(id),
        commit: async (next, expected) => {
          copies.set(next.id, next);
          const result = await disk.commit(next, expected);
          if (result === "conflict") copies.delete(next.id);
          return result;
        },
        remove: (id, expected) => {
          copies.delete(id);
          return disk.remove(id, expected);
        },
      };
    },
  },

  /** A change counts as stored when the change of another room is. */
  "anothers-flush": {
    store: (store) => {
      let flushing: { readonly id: string; readonly done: Promise<CommitResult> } | undefined;
      return {
        ...store,
        commit: (next, expected) => {
          const own = store.commit(next, expected);
          const others = flushing?.id === next.id ? undefined : flushing?.done;
          const mine = { id: next.id, done: own };
          const isOver = () => {
            if (flushing === mine) flushing = undefined;
          };
          flushing = mine;
          own.then(isOver, isOver);
          return others === undefined
            ? own
            : others.then(
                () => "committed",
                () => own,
              );
        },
      };
    },
  },
} as const satisfies Readonly<Record<string, Mutation>>;

async function currentVersion(store: RoomStore, { id }: Room): Promise<number> {
  return (await store.load(id))?.version ?? 0;
}

function withCounters(next: Room, { game }: Room): Room {
  if (next.game === undefined || game === undefined) return next;
  return { ...next, game: { ...next.game, quietPlies: game.quietPlies + 1 } };
}

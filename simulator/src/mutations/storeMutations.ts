// Faults planted in the store: lost data, missing checks, early answers.
import type { Room } from "@kingrow/room";
import { createMemoryStore } from "@kingrow/server/src/store/testing/memoryStore.ts";
import type { RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import type { Mutation } from "./mutation.ts";

/** The last write wins, without compare-and-set. */
export const versionNotChecked: Mutation = {
  store: (store, { overwrite }) => ({ ...store, commit: (next) => overwrite(next) }),
};

/** Answers before the disk has the change. */
export const flushSkipped: Mutation = {
  store: (store) => ({
    ...store,
    commit: async (next, expected) => {
      store.commit(next, expected).catch(() => undefined);
      return (await currentVersion(store, next)) === expected ? "committed" : "conflict";
    },
  }),
};

async function currentVersion(store: RoomStore, { id }: Room): Promise<number> {
  return (await store.load(id))?.version ?? 0;
}

/** A restart loses the index of deadlines. */
export const deadlineLostAtRestart: Mutation = {
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
};

/** A restart loses the matches of `playNow`. */
export const matchesLostAtRestart: Mutation = {
  store: (store) => ({ ...store, matches: createMemoryStore().matches }),
};

/** A takeback restores the board but not the draw counters. */
export const countersKeptInTakeback: Mutation = {
  store: (store) => {
    // A separate load would make the disk slower for the server than the judge knows.
    const seen = new Map<string, Room>();
    return {
      ...store,
      commit: (next, expected) => {
        const before = seen.get(next.id);
        seen.set(next.id, next);
        return store.commit(
          isTakenBack(before, next) ? withCounters(next, before) : next,
          expected,
        );
      },
    };
  },
};

function isTakenBack(before: Room | undefined, next: Room): before is Room {
  const isAnswered = before?.takebackOffer !== undefined && next.takebackOffer === undefined;
  return isAnswered && (next.game?.moves.length ?? 0) < (before.game?.moves.length ?? 0);
}

function withCounters(next: Room, { game }: Room): Room {
  if (next.game === undefined || game === undefined) return next;
  return { ...next, game: { ...next.game, quietPlies: game.quietPlies + 1 } };
}

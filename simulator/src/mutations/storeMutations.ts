// Planted in the store: what it forgets, does not check, or says too early.
import type { Room } from "@kingrow/room";
import { createMemoryStore } from "@kingrow/server/src/store/testing/memoryStore.ts";
import type { RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import type { Mutation } from "./mutation.ts";

/** Whoever writes last wins, whatever is stored meanwhile. */
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

/** After a restart nobody knows which rooms have something due. */
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

/** After a restart nobody knows who was brought where. */
export const matchesLostAtRestart: Mutation = {
  store: (store) => ({ ...store, matches: createMemoryStore().matches }),
};

/** The board goes back with a turn taken back; what counts towards a draw does not. */
export const countersKeptInTakeback: Mutation = {
  store: (store) => {
    // A load of its own would make the disk look slower to the server than to the judge.
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

// Faults planted between disk and keeper: a cache of unstored rooms, confused flushes.
import type { Room } from "@kingrow/room";
import type { CommitResult } from "@kingrow/server/src/store/roomStore.ts";
import type { Mutation } from "./mutation.ts";

/** The cache keeps a room whose write failed. */
export const copySurvivesFailure: Mutation = {
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
};

/** A change counts as stored when the change of another room is. */
export const anothersFlush: Mutation = {
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
};

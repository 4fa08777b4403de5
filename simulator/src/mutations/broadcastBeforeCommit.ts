// Planted: the players hear of a change before it is on the disk.
import { kept, type Kept } from "@kingrow/server/src/keeper/outcome.ts";
import type { Mutation } from "./mutation.ts";

/** The listeners of the process that runs now. */
let listeners: ((news: Kept) => void)[] = [];

export const broadcastBeforeCommit: Mutation = {
  keeper: (keeper) => {
    listeners = [];
    return {
      ...keeper,
      addListener: (listener) => {
        listeners.push(listener);
        keeper.addListener(listener);
      },
    };
  },
  store: (store, { world }) => ({
    ...store,
    commit: (room, expected) => {
      const now = world.schedule.now();
      const news = kept({ room, notices: [] }, { changed: true, closed: false, now });
      if (news.ok) for (const listener of listeners) listener(news.value);
      return store.commit(room, expected);
    },
  }),
};

// Faults planted in the order: callers and players get a change before it is on the disk (W3).
import { accepted, type RoomUpdate } from "@kingrow/server/src/keeper/outcome.ts";
import { recover, transition } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

export const ORDER_MUTATIONS = {
  /** Acknowledges before the commit. */
  "ack-before-commit": {
    keeper: (keeper, { store, instance, world }) => ({
      ...keeper,
      perform: async (roomId, command, answer) => {
        const room = command.type === "move" ? await store.load(roomId) : undefined;
        const now = world.schedule.now();
        const decided =
          room && transition(recover(room, instance, now, command.type), command, now);
        if (decided?.ok !== true) return keeper.perform(roomId, command, answer);
        answer?.(accepted(decided.value, { changed: true, closed: false, now }));
        return keeper.perform(roomId, command);
      },
    }),
  },

  /** Broadcasts before the commit. */
  "broadcast-before-commit": {
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
        const news = accepted({ room, notices: [] }, { changed: true, closed: false, now });
        if (news.ok) for (const listener of listeners) listener(news.value);
        return store.commit(room, expected);
      },
    }),
  },
} as const satisfies Readonly<Record<string, Mutation>>;

/** The listeners of the current process. */
let listeners: ((news: RoomUpdate) => void)[] = [];

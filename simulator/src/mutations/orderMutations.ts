// Planted in the order of things: callers and players get a change before it is on the disk (W3).
import { accepted, type RoomUpdate } from "@kingrow/server/src/keeper/outcome.ts";
import { recover, transition } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

/** The caller gets the success first. */
export const ackBeforeCommit: Mutation = {
  keeper: (keeper, { store, instance, world }) => ({
    ...keeper,
    perform: async (roomId, command, answer) => {
      const room = command.type === "move" ? await store.load(roomId) : undefined;
      const now = world.schedule.now();
      const decided = room && transition(recover(room, instance, now, command.type), command, now);
      if (decided?.ok !== true) return keeper.perform(roomId, command, answer);
      answer?.(accepted(decided.value, { changed: true, closed: false, now }));
      return keeper.perform(roomId, command);
    },
  }),
};

/** The listeners of the process that runs now. */
let listeners: ((news: RoomUpdate) => void)[] = [];

/** The players get the change first. */
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
      const news = accepted({ room, notices: [] }, { changed: true, closed: false, now });
      if (news.ok) for (const listener of listeners) listener(news.value);
      return store.commit(room, expected);
    },
  }),
};

// Planted: the caller hears of the success before the change is on the disk.
import { kept } from "@kingrow/server/src/keeper/outcome.ts";
import { recover, transition } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

export const ackBeforeCommit: Mutation = {
  keeper: (keeper, { store, instance, world }) => ({
    ...keeper,
    perform: async (roomId, command, answer) => {
      const room = command.type === "move" ? await store.load(roomId) : undefined;
      const now = world.schedule.now();
      const decided = room && transition(recover(room, instance, now, command.type), command, now);
      if (decided?.ok !== true) return keeper.perform(roomId, command, answer);
      answer?.(kept(decided.value, { changed: true, closed: false, now }));
      return keeper.perform(roomId, command);
    },
  }),
};

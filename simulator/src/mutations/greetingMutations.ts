// Faults planted in greetings and in the count of people.
import { seatedIn } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

/** Strangers can greet in a room. */
export const strangersGreet: Mutation = {
  keeper: (keeper, { store }) => ({
    ...keeper,
    perform: async (roomId, command, answer) => {
      if (command.type !== "greet") return keeper.perform(roomId, command, answer);
      const room = await store.load(roomId);
      const seats = room === undefined ? [] : seatedIn(room).map((number) => room.seats[number]);
      const own = seats.find((seat) => seat?.owner === command.actor.owner) ?? seats[0];
      if (own === undefined) return keeper.perform(roomId, command, answer);
      const { owner, socketId } = own;
      const actor = { ...command.actor, owner, socketId };
      return keeper.perform(roomId, { ...command, actor }, answer);
    },
  }),
};

/** Every visitor is counted twice. */
export const countedTwice: Mutation = {
  gateway: (gateway) => ({
    ...gateway,
    welcome: (socket) => {
      gateway.welcome(socket);
      gateway.welcome(socket);
    },
  }),
};

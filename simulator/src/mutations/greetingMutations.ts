// Planted in what people say and how many they are.
import { seatedIn } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

/** Whoever greets in a room is taken for a player of it. */
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

/** Everybody who comes is counted twice. */
export const countedTwice: Mutation = {
  gateway: (gateway) => ({
    ...gateway,
    welcome: (socket) => {
      gateway.welcome(socket);
      gateway.welcome(socket);
    },
  }),
};

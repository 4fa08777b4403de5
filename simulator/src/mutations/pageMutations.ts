// Planted in the page: what comes after the person has changed their mind.
import { leaveOwnRoom } from "@kingrow/client";
import type { Mutation } from "./mutation.ts";

/** Calls go on whatever the person does, and what they are granted too late is kept. */
export const lateGrantsKept: Mutation = {
  page: {
    connection: (connection) => ({
      ...connection,
      ask: (name, payload) => connection.ask(name, payload),
    }),
  },
};

/** A seat is taken anew before it is left, whether it was still one's own or not. */
export const satDownToLeave: Mutation = {
  page: {
    leaveOwnRoom: (connection, roomId) =>
      connection.link.send("joinRoom", { roomId }, () => leaveOwnRoom(connection, roomId)),
  },
};

/** Who goes from a watched game to another screen and back watches twice, and for ever. */
export const watchKeptOpen: Mutation = { page: { closeWatch: () => undefined } };

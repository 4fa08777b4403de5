// Faults planted in the page: answers that come after the player has left, and leaves after the player is back.
import { leaveOwnRoom } from "@kingrow/client";
import type { Mutation } from "./mutation.ts";

export const PAGE_MUTATIONS = {
  /** Calls are not cancelled, and seats granted too late are kept. */
  "late-grants-kept": {
    page: {
      connection: (connection) => ({
        ...connection,
        ask: (name, payload) => connection.ask(name, payload),
      }),
    },
  },

  /** Leaving a seat from the lobby takes it again first. */
  "sat-down-to-leave": {
    page: {
      leaveOwnRoom: (connection, roomId) =>
        connection.link.send("joinRoom", { roomId }, () => leaveOwnRoom(connection, roomId)),
    },
  },

  /** A watch is never ended. */
  "watch-kept-open": { page: { closeWatch: () => undefined } },

  /** Returning to a room does not call off leaving it. */
  "leaves-kept-on-return": {
    page: {
      connection: (connection) => {
        const { playerKey } = connection;
        const departures = { ...playerKey.departures, removeRoom: () => undefined };
        return { ...connection, playerKey: { ...playerKey, departures } };
      },
    },
  },
} as const satisfies Readonly<Record<string, Mutation>>;

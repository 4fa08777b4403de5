// The rooms that this node offers to players who press Play Now: none to two players at the same time (O2).
import { type RoomOptions, sameQueue } from "@kingrow/protocol";
import type { WaitingRoom } from "../store/indexes.ts";

/** How long this node offers a room that it opened: until every read that began before shows it. */
const OPENING_MS = 5_000;

/** A room that this node is opening, or opened a moment ago. */
export interface Opening extends WaitingRoom {
  readonly options: RoomOptions;
  /** Whether the room has been opened. */
  readonly opened: Promise<boolean>;
}

export interface RoomClaims {
  /** Whether no player of this node is about to join or to leave the room. */
  isFree(roomId: string): boolean;
  /** These rooms, then those that this node is opening for the same queue. */
  offers(rooms: Iterable<WaitingRoom>, options: RoomOptions): Iterable<WaitingRoom>;
  add(opening: Opening): void;
  /** Keeps other players away from these rooms during the task, which hears whether all of them have been opened. */
  claim<T>(roomIds: readonly string[], task: (areOpen: boolean) => Promise<T>): Promise<T>;
}

/** @param now epoch ms */
export function createRoomClaims(now: () => number): RoomClaims {
  const claimed = new Set<string>();
  let openings: readonly Opening[] = [];

  return {
    isFree: (roomId) => !claimed.has(roomId),
    *offers(rooms, options) {
      const ids = new Set<string>();
      for (const room of rooms) {
        ids.add(room.id);
        yield room;
      }
      const oldest = now() - OPENING_MS;
      openings = openings.filter(({ since }) => since > oldest);
      for (const room of openings)
        if (!ids.has(room.id) && sameQueue(room.options, options)) yield room;
    },
    add: (opening) => void (openings = [...openings, opening]),
    async claim(roomIds, task) {
      for (const id of roomIds) claimed.add(id);
      const begun = openings.filter(({ id }) => roomIds.includes(id));
      openings = openings.filter((opening) => !begun.includes(opening));
      try {
        const opened = await Promise.all(begun.map((opening) => opening.opened));
        return await task(opened.every(Boolean));
      } finally {
        for (const id of roomIds) claimed.delete(id);
      }
    },
  };
}

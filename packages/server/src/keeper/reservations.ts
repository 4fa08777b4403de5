// Picks the room that a player joins, and reserves it so that no other player gets it (O2).
import { type RoomOptions, sameQueue } from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import { threePerAddressFirst, type WaitingRoom } from "../store/indexes.ts";
import type { Parting } from "../store/partings.ts";

/** How long two players who parted before a game are kept apart. */
const APART_MS = 60_000;
/** How long this node adds a room that it opened to the queue: longer than any read of the queue takes. */
const NEW_ROOM_MS = 5_000;

/** A room that this node is opening, or has just opened. */
export interface NewRoom extends WaitingRoom {
  readonly options: RoomOptions;
  readonly isOpened: Promise<boolean>;
}

/** The opponents that a player may get. */
export interface OpponentFilter {
  readonly actor: Actor;
  readonly options: RoomOptions;
  /** The partings of this player, by the owner of the other. */
  readonly parted: ReadonlyMap<string, Parting>;
  /** Only players of the same address (X4). */
  readonly sameAddressOnly: boolean;
  /** Ids of rooms that are not tried. */
  readonly excluded: ReadonlySet<string>;
}

export interface Reservations {
  /** The first room that fits. @param rooms in the order of the queue */
  pick(rooms: Iterable<WaitingRoom>, filter: OpponentFilter): WaitingRoom | undefined;
  isReserved(roomId: string): boolean;
  add(room: NewRoom): void;
  /** Reserves the rooms during the task. The task gets whether all of them have been opened. */
  reserve<T>(roomIds: readonly string[], task: (areOpened: boolean) => Promise<T>): Promise<T>;
}

/** @param now epoch ms */
export function createReservations(now: () => number): Reservations {
  const reserved = new Set<string>();
  let newRooms: readonly NewRoom[] = [];

  function* withNewRooms(rooms: Iterable<WaitingRoom>, options: RoomOptions) {
    const known = new Set<string>();
    for (const room of rooms) {
      known.add(room.id);
      yield room;
    }
    newRooms = newRooms.filter(({ since }) => since > now() - NEW_ROOM_MS);
    for (const room of newRooms)
      if (!known.has(room.id) && sameQueue(room.options, options)) yield room;
  }

  return {
    pick(rooms, filter) {
      const { actor, options, parted, sameAddressOnly, excluded } = filter;
      let secondChoice: WaitingRoom | undefined;
      const offered = withNewRooms(rooms, options);
      for (const room of threePerAddressFirst(offered, ({ address }) => address)) {
        if (reserved.has(room.id) || excluded.has(room.id) || room.owner === actor.owner) continue;
        if (sameAddressOnly && room.address !== actor.address) continue;
        const parting = parted.get(room.owner);
        if (parting === undefined) return room;
        if (parting.hasOtherAsked && now() - parting.at >= APART_MS) secondChoice ??= room;
      }
      return secondChoice;
    },
    isReserved: (roomId) => reserved.has(roomId),
    add: (room) => void (newRooms = [...newRooms, room]),
    async reserve(roomIds, task) {
      for (const id of roomIds) reserved.add(id);
      const taken = newRooms.filter(({ id }) => roomIds.includes(id));
      newRooms = newRooms.filter((room) => !taken.includes(room));
      try {
        const opened = await Promise.all(taken.map(({ isOpened }) => isOpened));
        return await task(opened.every(Boolean));
      } finally {
        for (const id of roomIds) reserved.delete(id);
      }
    },
  };
}

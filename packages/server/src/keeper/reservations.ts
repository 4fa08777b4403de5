// Which waiting room a player joins: the longest-waiting one whose player is acceptable. No room is offered to two players (O2).
import { type RoomOptions, sameQueue } from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import { threePerAddressFirst, type WaitingRoom } from "../store/indexes.ts";
import type { Parting } from "../store/partings.ts";

/** How long two players who parted before a game are kept apart. */
const APART_MS = 60_000;
/** How long this node offers a room that it opened: until every read that began before shows it. */
const NEW_ROOM_MS = 5_000;

/** A room that this node is opening, or opened a moment ago. */
export interface NewRoom extends WaitingRoom {
  readonly options: RoomOptions;
  readonly isOpened: Promise<boolean>;
}

/** What a player looks for. */
export interface Wanted {
  readonly actor: Actor;
  readonly options: RoomOptions;
  /** Whom the player parted from, by owner. */
  readonly parted: ReadonlyMap<string, Parting>;
  /** Only players of the same address are acceptable (X4). */
  readonly sameAddressOnly: boolean;
  /** Ids of rooms that the player does not want. */
  readonly excluded: ReadonlySet<string>;
}

export interface Reservations {
  /** @param rooms in the order of the queue */
  pick(rooms: Iterable<WaitingRoom>, wanted: Wanted): WaitingRoom | undefined;
  isReserved(roomId: string): boolean;
  add(room: NewRoom): void;
  /** Keeps other players away from the rooms during the task, which gets whether all of them have been opened. */
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
    pick(rooms, wanted) {
      const { actor, options, parted, sameAddressOnly, excluded } = wanted;
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

// What several tests need: rooms, actors, a store that can be made to fail.
import { roomOptions } from "@kingrow/protocol";
import { createRoom, type Actor, type Room, transition, type RoomCommand } from "@kingrow/room";
import { type RoomStore, StoreFault } from "../roomStore.ts";

export const START = 1_700_000_000_000;

export const PUBLIC = roomOptions({ isPrivate: false });
export const PRIVATE = roomOptions({ isPrivate: true });

export function actorOf(name: string, run = "run-1"): Actor {
  return { owner: `owner-${name}`, socketId: `socket-${name}`, run };
}

export interface RoomFacts {
  readonly id?: string;
  readonly creator?: string;
  readonly isPrivate?: boolean;
  readonly requestId?: string;
  readonly now?: number;
}

export function roomOf({ creator = "ann", isPrivate = false, ...facts }: RoomFacts = {}): Room {
  const options = roomOptions({ isPrivate });
  const defaults = { id: "abcdefgh", options, requestId: undefined, chance: 1, now: START };
  return createRoom({ ...defaults, ...facts, creator: actorOf(creator) });
}

/** The room after a command that must succeed. */
export function after(room: Room, command: RoomCommand, now = START): Room {
  const decided = transition(room, command, now);
  if (!decided.ok) throw new Error(`refused: ${decided.error}`);
  return decided.value.room;
}

export function joined(room: Room, name: string, now = START): Room {
  return after(room, { type: "join", actor: actorOf(name) }, now);
}

export interface FailingStore extends RoomStore {
  /** While set, changes are refused as a full disk would. */
  isFull: boolean;
  /** While set, nothing can be read. */
  isUnreadable: boolean;
}

export function failing(store: RoomStore): FailingStore {
  const wrapped: FailingStore = {
    ...store,
    isFull: false,
    isUnreadable: false,
    load: (id) => guard(wrapped.isUnreadable, () => store.load(id)),
    roomsOf: (owner) => guard(wrapped.isUnreadable, () => store.roomsOf(owner)),
    lobby: (limit) => guard(wrapped.isUnreadable, () => store.lobby(limit)),
    waiting: (options) => guard(wrapped.isUnreadable, () => store.waiting(options)),
    due: (now, limit) => guard(wrapped.isUnreadable, () => store.due(now, limit)),
    commit: (...change) => guard(wrapped.isFull, () => store.commit(...change)),
    remove: (...change) => guard(wrapped.isFull, () => store.remove(...change)),
    probe: () => guard(wrapped.isFull, () => store.probe()),
  };
  return wrapped;
}

function guard<T>(isBroken: boolean, go: () => Promise<T>): Promise<T> {
  return isBroken ? Promise.reject(new StoreFault("No space left on device")) : go();
}

// One decision: load, recover, transition, commit. After a conflict the room is loaded and the command decided again.
import { ok } from "@kingrow/rules";
import {
  type RoomCommand,
  recover,
  type ServerInstance,
  type Room,
  type Change,
  isClosed,
  type WatcherInfo,
  transition,
  project,
  seatsOf,
} from "@kingrow/room";
import {
  type CommitResult,
  type RoomStore,
  StoreFault,
  UnknownCommit,
} from "../store/roomStore.ts";
import { accepted, type RoomUpdate, updateOf, type Outcome, refused } from "./outcome.ts";
import { isRoomId } from "./creation.ts";

/** Conflicts are rare even with several nodes. A room with more of them is under attack. */
const MAX_DECISIONS = 8;

export interface DeciderOptions {
  readonly store: RoomStore;
  readonly instance: ServerInstance;
  /** How many rooms are cached. 0 where another program could change the store of a single node. */
  readonly roomsInMemory: number;
  readonly now: () => number;
  /** Milliseconds since some moment, to measure durations. */
  readonly steady: () => number;
  /** The watchers of a room for its state; none where this is missing. */
  readonly watcherInfo?: ((room: Room) => WatcherInfo) | undefined;
  /** Called after each commit or conflict with its duration in seconds. */
  readonly onCommit: (seconds: number) => void;
  /** Called when the store refused a change because another node was faster. */
  readonly onConflict: () => void;
}

export interface UnknownChange {
  readonly update: RoomUpdate;
  readonly outcome: Promise<CommitResult>;
}

export type Decide = (roomId: string, command: RoomCommand) => Promise<Outcome>;

/**
 * The returned function must run once at a time per room. It rejects with a StoreFault when the store does; nothing
 * is changed then.
 * @param onUnknown called with a change that may have been stored although its caller got a failure
 */
export function createDecider(
  options: DeciderOptions,
  onUnknown: (change: UnknownChange) => void,
): Decide {
  const { store, instance } = options;
  const isOnlyWriter = instance.peers === undefined;
  const cache = createRoomCache(options);

  async function storeChange(decided: ChangedRoom): Promise<Outcome | "conflict"> {
    const { stored, change } = decided;
    // Until the store has answered, it is unknown which room is stored.
    cache.delete(stored.id);
    const outcome = await commit(options, decided, onUnknown);
    if (outcome !== "conflict" && !isClosed(change.room)) cache.set(change.room);
    return outcome;
  }

  return async (roomId, command) => {
    if (!isRoomId(roomId)) return refused("ROOM_NOT_FOUND");
    for (let attempt = 0; attempt < MAX_DECISIONS; attempt += 1) {
      const cached = cache.get(roomId);
      const stored = cached ?? (await store.load(roomId));
      if (stored === undefined) return refused("ROOM_NOT_FOUND");
      if (cached === undefined) cache.set(stored);
      const decided = decideOn(options, stored, command);
      if (decided.type === "change") {
        const outcome = await storeChange(decided);
        if (outcome !== "conflict") return outcome;
      } else if (cached === undefined || isOnlyWriter) return decided.outcome;
      // Another node may have changed the room since. Only a commit proves that the cached room is the stored one.
      else cache.delete(roomId);
    }
    throw new StoreFault(`Gave up on a room after ${MAX_DECISIONS} conflicting changes`);
  };
}

/** The last stored rooms. The longest unchanged is evicted first. */
function createRoomCache({ instance, roomsInMemory }: DeciderOptions) {
  const rooms = new Map<string, Room>();

  /** A room with players on other nodes changes there as often as here. */
  function isWorthCaching(room: Room): boolean {
    if (instance.peers === undefined) return true;
    return seatsOf(room).every((seat) => !seat.connected || seat.run === instance.run);
  }

  return {
    get: (id: string) => rooms.get(id),
    delete: (id: string) => void rooms.delete(id),
    /** Only for a room that is not in the cache. */
    set(room: Room): void {
      if (isWorthCaching(room)) rooms.set(room.id, room);
      if (rooms.size > roomsInMemory) rooms.delete(rooms.keys().next().value ?? "");
    },
  };
}

interface ChangedRoom {
  readonly type: "change";
  readonly stored: Room;
  readonly change: Change;
  readonly now: number;
}

/** Nothing is to be stored. */
interface UnchangedRoom {
  readonly type: "answer";
  readonly outcome: Outcome;
}

function decideOn(
  options: DeciderOptions,
  stored: Room,
  command: RoomCommand,
): ChangedRoom | UnchangedRoom {
  const now = options.now();
  const room = recover(stored, options.instance, now, command.type);
  const decided = transition(room, command, now);
  if (!decided.ok) {
    const watcherInfo = options.watcherInfo?.(room);
    const state = decided.error === "STALE" ? project(room, now, watcherInfo) : undefined;
    return { type: "answer", outcome: refused(decided.error, state) };
  }
  const change = withRecovery(decided.value, stored, { type: command.type, now });
  if (change.room !== room) return { type: "change", stored, change, now };
  const facts = {
    changed: false,
    closed: false,
    now,
    watcherInfo: options.watcherInfo?.(room),
  };
  return { type: "answer", outcome: accepted(change, facts) };
}

/** Commands after which the recovery of a room is stored even if they change nothing themselves. */
const STORES_RECOVERY: ReadonlySet<RoomCommand["type"]> = new Set([
  // Otherwise the deadlines of the previous instance would stay in the index for ever.
  "deadline",
  // Otherwise a watcher would see a state that is not stored (W5).
  "look",
  // After this node was cut off, the opponent has to see that the player is away.
  "disconnect",
]);

interface Occasion {
  readonly type: RoomCommand["type"];
  readonly now: number;
}

/** A stored recovery is a new version, or the room would be recovered again each time. It does not prolong the room's life (R7). */
function withRecovery(change: Change, stored: Room, { type, now }: Occasion): Change {
  const recoveredOnly = change.room.version === stored.version && change.room !== stored;
  if (!recoveredOnly || !STORES_RECOVERY.has(type)) return change;
  return { ...change, room: { ...change.room, version: stored.version + 1, changedAt: now } };
}

async function commit(
  { store, steady, watcherInfo, onCommit, onConflict }: DeciderOptions,
  { stored, change, now }: ChangedRoom,
  onUnknown: (change: UnknownChange) => void,
): Promise<Outcome | "conflict"> {
  const closed = isClosed(change.room);
  const watchers = watcherInfo?.(change.room);
  /** Called after the commit. Before it, the garbage collector would copy the result. */
  const result = () =>
    updateOf(change, { changed: true, closed, before: stored, now, watcherInfo: watchers });
  const begun = steady();
  try {
    const committed = closed
      ? await store.remove(stored.id, stored.version, stored)
      : await store.commit(change.room, stored.version, stored);
    onCommit((steady() - begun) / 1000);
    if (committed === "committed") return ok(result());
    onConflict();
    return committed;
  } catch (fault) {
    if (fault instanceof UnknownCommit) onUnknown({ update: result(), outcome: fault.outcome });
    throw fault;
  }
}

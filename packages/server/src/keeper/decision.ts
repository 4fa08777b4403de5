// One decision: load, recover, transition, commit; on a conflict load and decide again.
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
} from "@kingrow/room";
import {
  type CommitResult,
  type RoomStore,
  StoreFault,
  UnknownCommit,
} from "../store/roomStore.ts";
import { type Kept, kept, keptChange, type Outcome, refused } from "./outcome.ts";
import { isRoomId } from "./roomIds.ts";

/** Only several nodes on one store conflict at all; a room changed this often is under attack. */
const MAX_DECISIONS = 8;

export interface DeciderOptions {
  readonly store: RoomStore;
  readonly instance: ServerInstance;
  /** The room as this node saw it last; it may be old. Missing where the store keeps no copies. */
  readonly lastSeen?: ((id: string) => Room | undefined) | undefined;
  readonly now: () => number;
  /** Milliseconds since some moment: for how long something takes. */
  readonly steady: () => number;
  /** The watchers of a room, as its state shows them; none where it is missing. */
  readonly watcherInfo?: ((room: Room) => WatcherInfo) | undefined;
  /** Called with the duration of each commit that the store took or found in conflict, in seconds. */
  readonly onCommit: (seconds: number) => void;
  /** Another node was faster: the store refused a change that was decided on an older version. */
  readonly onConflict: () => void;
}

export interface UnknownChange {
  readonly kept: Kept;
  readonly outcome: Promise<CommitResult>;
}

export type Decide = (roomId: string, command: RoomCommand) => Promise<Outcome>;

/**
 * The returned function rejects with a StoreFault when the store does; nothing is changed then.
 * @param onUnknown called with a change that may have been stored although its caller got a failure
 */
export function createDecider(
  options: DeciderOptions,
  onUnknown: (change: UnknownChange) => void,
): Decide {
  return async (roomId, command) => {
    if (!isRoomId(roomId)) return refused("ROOM_NOT_FOUND");
    for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
      const decided =
        decideOnCopy(options, roomId, command) ?? (await decideOnStored(options, roomId, command));
      if (decided.type === "answer") return decided.outcome;
      const outcome = await keep(options, decided.keeping, onUnknown);
      if (outcome !== "conflict") return outcome;
    }
    throw new StoreFault(`Gave up on a room after ${MAX_DECISIONS} conflicting changes`);
  };
}

/**
 * Saves the load in the usual case. Only a commit proves that the copy was current: whatever would
 * be answered without one, above all a refusal, is `undefined` here and is decided on the stored room.
 */
function decideOnCopy(
  options: DeciderOptions,
  roomId: string,
  command: RoomCommand,
): Decided | undefined {
  const copy = options.lastSeen?.(roomId);
  const decided = copy && decideOn(options, copy, command);
  return decided?.type === "change" ? decided : undefined;
}

async function decideOnStored(
  options: DeciderOptions,
  roomId: string,
  command: RoomCommand,
): Promise<Decided> {
  const stored = await options.store.load(roomId);
  if (stored === undefined) return { type: "answer", outcome: refused("ROOM_NOT_FOUND") };
  return decideOn(options, stored, command);
}

type Decided =
  | { readonly type: "change"; readonly keeping: Keeping }
  /** Nothing is to be stored. */
  | { readonly type: "answer"; readonly outcome: Outcome };

function decideOn(options: DeciderOptions, stored: Room, command: RoomCommand): Decided {
  const now = options.now();
  const room = recover(stored, options.instance, now, command.type);
  const decided = transition(room, command, now);
  if (!decided.ok) {
    const watcherInfo = options.watcherInfo?.(room);
    const state = decided.error === "STALE" ? project(room, now, watcherInfo) : undefined;
    return { type: "answer", outcome: refused(decided.error, state) };
  }
  const change = withRecovery(decided.value, stored, { type: command.type, now });
  if (change.room !== room) return { type: "change", keeping: { stored, change, now } };
  const facts = {
    changed: false,
    closed: false,
    now,
    watcherInfo: options.watcherInfo?.(room),
  };
  return { type: "answer", outcome: kept(change, facts) };
}

/** Before these it is stored what a restart did to a room, even if they change nothing themselves. */
const STORES_RECOVERY: ReadonlySet<RoomCommand["type"]> = new Set([
  // Otherwise the deadlines of the instance before would stay in the index for ever.
  "deadline",
  // A watcher would else see what is stored nowhere (W5).
  "look",
  // Of a run of this node that was cut off: the opponent has to see that the player is away.
  "disconnect",
]);

interface Occasion {
  readonly type: RoomCommand["type"];
  readonly now: number;
}

/** It counts as a change, or it would be recovered again each time; but it keeps no room alive (rule R7). */
function withRecovery(change: Change, stored: Room, { type, now }: Occasion): Change {
  const recoveredOnly = change.room.version === stored.version && change.room !== stored;
  if (!recoveredOnly || !STORES_RECOVERY.has(type)) return change;
  return { ...change, room: { ...change.room, version: stored.version + 1, changedAt: now } };
}

interface Keeping {
  readonly stored: Room;
  readonly change: Change;
  readonly now: number;
}

async function keep(
  { store, steady, watcherInfo, onCommit, onConflict }: DeciderOptions,
  { stored, change, now }: Keeping,
  onUnknown: (change: UnknownChange) => void,
): Promise<Outcome | "conflict"> {
  const closed = isClosed(change.room);
  const watchers = watcherInfo?.(change.room);
  /** Made once it is stored: until then the garbage collector would copy it. */
  const news = () =>
    keptChange(change, { changed: true, closed, before: stored, now, watcherInfo: watchers });
  const begun = steady();
  try {
    const result = closed
      ? await store.remove(stored.id, stored.version)
      : await store.commit(change.room, stored.version);
    onCommit((steady() - begun) / 1000);
    if (result === "committed") return ok(news());
    onConflict();
    return result;
  } catch (fault) {
    if (fault instanceof UnknownCommit) onUnknown({ kept: news(), outcome: fault.outcome });
    throw fault;
  }
}

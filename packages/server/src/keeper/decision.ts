// One decision: load, revive, transition, commit; on a conflict load and decide again.
import type { RoomCommand } from "../room/command.ts";
import { revive } from "../room/revive.ts";
import type { Room } from "../room/room.ts";
import { type Change, isClosed, transition } from "../room/transition.ts";
import { project } from "../room/projection.ts";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { kept, type Outcome, refused } from "./outcome.ts";
import { isRoomId } from "./roomIds.ts";

/** Only several nodes on one store conflict at all; a room changed this often is under attack. */
const MAX_DECISIONS = 8;

export interface DeciderParts {
  readonly store: RoomStore;
  /** Random id of this life of the server, and when it began (epoch ms). */
  readonly life: { readonly run: string; readonly bootedAt: number };
  readonly now: () => number;
  /** Hears how long each commit took, in seconds. */
  readonly onCommit: (seconds: number) => void;
}

export type Decide = (roomId: string, command: RoomCommand) => Promise<Outcome>;

/** The returned function rejects with a StoreFault when the store does; nothing is changed then. */
export function createDecider(parts: DeciderParts): Decide {
  return async (roomId, command) => {
    if (!isRoomId(roomId)) return refused("ROOM_NOT_FOUND");
    for (let decision = 0; decision < MAX_DECISIONS; decision += 1) {
      const outcome = await decideOnce(parts, roomId, command);
      if (outcome !== "conflict") return outcome;
    }
    throw new StoreFault(`Gave up on a room after ${MAX_DECISIONS} conflicting changes`);
  };
}

async function decideOnce(
  parts: DeciderParts,
  roomId: string,
  command: RoomCommand,
): Promise<Outcome | "conflict"> {
  const stored = await parts.store.load(roomId);
  if (stored === undefined) return refused("ROOM_NOT_FOUND");
  const now = parts.now();
  const room = revive(stored, parts.life);
  const decided = transition(room, command, now);
  if (!decided.ok) {
    return refused(decided.error, decided.error === "STALE" ? project(room, now) : undefined);
  }
  const change = withRevival(decided.value, stored, command);
  if (change.room === room) return kept(change, { changed: false, closed: false, now });
  return keep(parts, { stored, change, now });
}

/**
 * What a restart did to a room is stored when a deadline is looked at, even if nothing is due yet:
 * otherwise the deadlines of the life before would stay in the index for ever.
 */
function withRevival(change: Change, stored: Room, command: RoomCommand): Change {
  const revivedOnly = change.room.version === stored.version && change.room !== stored;
  if (!revivedOnly || command.type !== "deadline") return change;
  return { ...change, room: { ...change.room, version: stored.version + 1 } };
}

interface Keeping {
  readonly stored: Room;
  readonly change: Change;
  readonly now: number;
}

async function keep(
  { store, onCommit }: DeciderParts,
  { stored, change, now }: Keeping,
): Promise<Outcome | "conflict"> {
  const closed = isClosed(change.room);
  const begun = performance.now();
  const result = closed
    ? await store.remove(stored.id, stored.version)
    : await store.commit(change.room, stored.version);
  onCommit((performance.now() - begun) / 1000);
  return result === "conflict" ? result : kept(change, { changed: true, closed, now });
}

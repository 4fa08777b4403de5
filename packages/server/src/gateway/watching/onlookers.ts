// Who looks on: how many watch each room on all nodes, and under which id a room may be watched (O6).
import type { Onlookers, Room } from "@kingrow/room";
import { createWatchIds } from "./watchIds.ts";

/** A node that does not repeat its number for so long has nobody any more. Milliseconds. */
const FORGOTTEN_AFTER_MS = 15_000;

export interface WatchCounts {
  /** As players are shown it. */
  readonly of: (room: Room) => Onlookers;
  /** How many of this node watch the room now. */
  note(roomId: string, count: number): void;
  /** The same of another node, by its word. */
  noteElsewhere(node: string, roomId: string, count: number): void;
  /** On all nodes. */
  total(roomId: string): number;
  /** On all nodes but this one. */
  elsewhere(roomId: string): number;
  /** The id by which watchers know the room. */
  shownId(room: Pick<Room, "id" | "options">): string;
  /** The room watched under this id; `undefined` for what was never given out. */
  roomOf(watchId: string): string | undefined;
  /** Rooms of which something is remembered. */
  readonly size: number;
}

interface Count {
  readonly count: number;
  readonly at: number;
}

/** @param now milliseconds */
export function createOnlookers(secret: string, now: () => number): WatchCounts {
  const ids = createWatchIds(secret);
  const here = new Map<string, number>();
  /** By room and node. The room of which a node has told last stands last. */
  const told = new Map<string, Map<string, Count>>();

  const isOld = ({ at }: Count): boolean => at <= now() - FORGOTTEN_AFTER_MS;

  /** A node that died, or whose room was closed, never says that nobody is there any more. */
  function forgetOld(): void {
    for (const [roomId, nodes] of told) {
      if (![...nodes.values()].every(isOld)) return;
      told.delete(roomId);
    }
  }

  function elsewhere(roomId: string): number {
    let sum = 0;
    for (const each of told.get(roomId)?.values() ?? []) if (!isOld(each)) sum += each.count;
    return sum;
  }

  const total = (roomId: string): number => (here.get(roomId) ?? 0) + elsewhere(roomId);

  return {
    of({ id, options }) {
      const isSecret = options.watchable && options.visibility === "private";
      return { watchers: total(id), watchId: isSecret ? ids.of(id) : null };
    },
    note(roomId, count) {
      if (count === 0) here.delete(roomId);
      else here.set(roomId, count);
    },
    noteElsewhere(node, roomId, count) {
      const nodes = told.get(roomId) ?? new Map<string, Count>();
      told.delete(roomId);
      if (count === 0) nodes.delete(node);
      else nodes.set(node, { count, at: now() });
      if (nodes.size > 0) told.set(roomId, nodes);
      forgetOld();
    },
    total,
    elsewhere,
    shownId: ({ id, options }) => (options.visibility === "private" ? ids.of(id) : id),
    roomOf: (watchId) => ids.roomOf(watchId),
    get size() {
      return here.size + told.size;
    },
  };
}

// Who looks on: how many watch each room on all nodes, and under which id a room may be watched (O6).
import type { Onlookers, Room } from "@kingrow/room";
import { createWatchIds } from "./watchIds.ts";

/** A node that does not repeat its number for so long has nobody any more. Milliseconds. */
const FORGOTTEN_AFTER_MS = 15_000;

export interface WatchCounts {
  /** As players are shown it. */
  readonly of: (room: Room) => Onlookers;
  /** How many of a node watch the room now. */
  note(node: string, roomId: string, count: number): void;
  /** On all nodes. */
  total(roomId: string): number;
  /** On all nodes but this one. */
  elsewhere(roomId: string): number;
  /** The id by which watchers know the room. */
  shownId(room: Pick<Room, "id" | "options">): string;
  /** The room watched under this id; `undefined` for what was never given out. */
  roomOf(watchId: string): string | undefined;
}

export const THIS_NODE = "this node";

interface Count {
  readonly count: number;
  readonly at: number;
}

/** @param now milliseconds */
export function createOnlookers(secret: string, now: () => number): WatchCounts {
  const ids = createWatchIds(secret);
  const rooms = new Map<string, Map<string, Count>>();

  function total(roomId: string): number {
    const oldest = now() - FORGOTTEN_AFTER_MS;
    const nodes = rooms.get(roomId);
    let sum = 0;
    for (const [node, { count, at }] of nodes ?? []) {
      if (node === THIS_NODE || at > oldest) sum += count;
      else nodes?.delete(node);
    }
    return sum;
  }

  return {
    of({ id, options }) {
      const isSecret = options.watchable && options.visibility === "private";
      return { watchers: total(id), watchId: isSecret ? ids.of(id) : null };
    },
    note(node, roomId, count) {
      const nodes = rooms.get(roomId) ?? new Map<string, Count>();
      if (count === 0) nodes.delete(node);
      else nodes.set(node, { count, at: now() });
      if (nodes.size === 0) rooms.delete(roomId);
      else rooms.set(roomId, nodes);
    },
    total,
    elsewhere: (roomId) => total(roomId) - (rooms.get(roomId)?.get(THIS_NODE)?.count ?? 0),
    shownId: ({ id, options }) => (options.visibility === "private" ? ids.of(id) : id),
    roomOf: (watchId) => ids.roomOf(watchId),
  };
}

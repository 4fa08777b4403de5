// The number of watchers of each room on all nodes (O6).
import type { Room, WatcherInfo } from "@kingrow/room";
import { createWatchIds } from "./watchIds.ts";

/** A node that does not repeat its number for this time is gone, together with its watchers. */
const SILENT_AFTER_MS = 15_000;

export interface WatcherCounts {
  /** The part of the room state for players. */
  readonly of: (room: Room) => WatcherInfo;
  /** The number of watchers on this node. */
  setHere(roomId: string, count: number): void;
  /** The number of watchers on another node. */
  setElsewhere(node: string, roomId: string, count: number): void;
  /** Forgets silent nodes. Returns the rooms that have fewer watchers now. */
  removeSilentNodes(): readonly string[];
  /** On all nodes. */
  total(roomId: string): number;
  /** On all nodes but this one. */
  elsewhere(roomId: string): number;
  /** The id for watchers. */
  publicIdOf(room: Room): string;
  /** The room with this watch id. `undefined` for an id that this server has not made. */
  roomOf(watchId: string): string | undefined;
  /** Rooms with a known watcher. */
  readonly size: number;
}

interface Report {
  readonly count: number;
  readonly at: number;
}

/** @param now milliseconds */
export function createWatcherCounts(secret: string, now: () => number): WatcherCounts {
  const ids = createWatchIds(secret);
  const here = new Map<string, number>();
  /** By room and node. */
  const reports = new Map<string, Map<string, Report>>();

  const isSilent = ({ at }: Report): boolean => at <= now() - SILENT_AFTER_MS;

  function elsewhere(roomId: string): number {
    let sum = 0;
    for (const report of reports.get(roomId)?.values() ?? [])
      if (!isSilent(report)) sum += report.count;
    return sum;
  }

  function remove(roomId: string, node: string): void {
    const nodes = reports.get(roomId);
    nodes?.delete(node);
    if (nodes?.size === 0) reports.delete(roomId);
  }

  const total = (roomId: string): number => (here.get(roomId) ?? 0) + elsewhere(roomId);

  return {
    of({ id, options }) {
      const isSecret = options.watchable && options.visibility === "private";
      return { watchers: total(id), watchId: isSecret ? ids.of(id) : null };
    },
    setHere(roomId, count) {
      if (count === 0) here.delete(roomId);
      else here.set(roomId, count);
    },
    setElsewhere(node, roomId, count) {
      if (count === 0) return remove(roomId, node);
      const nodes = reports.get(roomId) ?? new Map<string, Report>();
      reports.set(roomId, nodes.set(node, { count, at: now() }));
    },
    removeSilentNodes() {
      const changed = new Set<string>();
      for (const [roomId, nodes] of reports) {
        for (const [node, report] of nodes) {
          if (!isSilent(report)) continue;
          remove(roomId, node);
          changed.add(roomId);
        }
      }
      return [...changed];
    },
    total,
    elsewhere,
    publicIdOf: ({ id, options }) => (options.visibility === "private" ? ids.of(id) : id),
    roomOf: (watchId) => ids.roomOf(watchId),
    get size() {
      return new Set([...here.keys(), ...reports.keys()]).size;
    },
  };
}

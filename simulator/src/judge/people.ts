// The owner of each socket, and since when the server knows that the socket is closed.
import type { Instance } from "../base/instance.ts";

export interface People {
  readonly nextSocketNumber: () => number;
  readonly opened: (socketId: string, owner: string) => void;
  readonly gone: (socketId: string) => void;
  readonly ownerOf: (socketId: string) => string;
  /** Number of connected sockets. */
  readonly count: () => number;
  readonly instanceStarted: (instance: Instance) => void;
  /**
   * The earliest time from which a seat of this socket may count as absent: when the
   * server noticed the close, or when the server restarted.
   */
  readonly awaySince: (socketId: string) => number;
}

export function createPeople(now: () => number): People {
  const owners = new Map<string, string>();
  const goneAt = new Map<string, number>();
  let present = new Set<string>();
  let sockets = 0;

  return {
    nextSocketNumber: () => {
      sockets += 1;
      return sockets;
    },
    opened: (socketId, owner) => {
      owners.set(socketId, owner);
      present.add(socketId);
    },
    gone: (socketId) => {
      goneAt.set(socketId, now());
      present.delete(socketId);
    },
    ownerOf: (socketId) => owners.get(socketId) ?? "",
    count: () => present.size,
    instanceStarted: ({ bootedAt }) => {
      for (const socketId of present) goneAt.set(socketId, bootedAt);
      present = new Set();
    },
    awaySince: (socketId) => goneAt.get(socketId) ?? Number.POSITIVE_INFINITY,
  };
}

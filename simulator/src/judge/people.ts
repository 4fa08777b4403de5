// Who is behind each socket, and since when the server knows that it is gone.
import type { Instance } from "../base/instance.ts";

export interface People {
  readonly nextSocketNumber: () => number;
  readonly opened: (socketId: string, owner: string) => void;
  readonly gone: (socketId: string) => void;
  readonly ownerOf: (socketId: string) => string;
  /** How many sockets are there. */
  readonly count: () => number;
  readonly instanceStarted: (instance: Instance) => void;
  /**
   * Since when a seat held through this socket may count as deserted at the earliest: when the
   * server saw the socket go, or when the server came back after the instance that held it.
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

// The watchers of one room on this node, in groups that are sent to one after the other (O6).
import type { Caller } from "../transport/transport.ts";

/** So many are sent to in one lap of the event loop, then players' calls come in between. */
const SEATS = 10;

export interface Stands {
  readonly size: number;
  /** The names of Socket.IO rooms, one for each group with somebody in it. */
  names(): readonly string[];
  readonly add: (socket: Caller) => void;
  readonly remove: (socket: Caller) => void;
  /** Takes everybody out. */
  clear(): readonly Caller[];
}

interface Stand {
  readonly name: string;
  readonly sockets: Set<Caller>;
}

/** @param prefix of the groups' names */
export function createStands(prefix: string): Stands {
  const stands: Stand[] = [];

  function standWithRoom(): Stand {
    const free = stands.find(({ sockets }) => sockets.size < SEATS);
    if (free !== undefined) return free;
    const stand = { name: `${prefix}:${stands.length}`, sockets: new Set<Caller>() };
    stands.push(stand);
    return stand;
  }

  return {
    get size() {
      return stands.reduce((sum, { sockets }) => sum + sockets.size, 0);
    },
    names: () => stands.filter(({ sockets }) => sockets.size > 0).map(({ name }) => name),
    add(socket) {
      const stand = standWithRoom();
      stand.sockets.add(socket);
      void socket.join(stand.name);
    },
    remove(socket) {
      const stand = stands.find(({ sockets }) => sockets.delete(socket));
      if (stand !== undefined) void socket.leave(stand.name);
    },
    clear() {
      const all = stands.flatMap(({ name, sockets }) =>
        [...sockets].map((socket) => ({ name, socket })),
      );
      for (const { name, socket } of all) void socket.leave(name);
      stands.length = 0;
      return all.map(({ socket }) => socket);
    },
  };
}

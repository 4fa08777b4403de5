// Sockets that a full room refused within the last minute. They get `roomAvailable` when a seat is free (R4).

const REMEMBERED_MS = 60_000;
/** Rooms with refused sockets beyond this number are forgotten, the longest unchanged first. */
const MOST_ROOMS = 1_000;
/** The same for the sockets of one room. */
const MOST_SOCKETS = 100;

export interface RefusedVisitors {
  add(roomId: string, socketId: string): void;
  /** Answers and forgets the sockets that this room refused. */
  take(roomId: string): readonly string[];
  /** The socket gets no `roomAvailable` of this room. */
  forget(roomId: string, socketId: string): void;
}

export function createRefusedVisitors(now: () => number): RefusedVisitors {
  /** By room, the end of each refusal by socket. */
  const rooms = new Map<string, Map<string, number>>();

  return {
    add(roomId, socketId) {
      const sockets = rooms.get(roomId) ?? new Map<string, number>();
      sockets.delete(socketId);
      sockets.set(socketId, now() + REMEMBERED_MS);
      rooms.delete(roomId);
      rooms.set(roomId, sockets);
      forgetFirst(sockets, MOST_SOCKETS);
      forgetFirst(rooms, MOST_ROOMS);
    },
    forget: (roomId, socketId) => void rooms.get(roomId)?.delete(socketId),
    take(roomId) {
      const sockets = [...(rooms.get(roomId) ?? [])];
      rooms.delete(roomId);
      return sockets.filter(([, until]) => until > now()).map(([id]) => id);
    },
  };
}

function forgetFirst(map: Map<string, unknown>, most: number): void {
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}

// Sockets that found a room full within the last minute; they get `roomAvailable` when a seat falls free (R4).

const REMEMBERED_MS = 60_000;
/** Bounds memory: beyond it the oldest refusals are forgotten first. */
const MOST_REMEMBERED = 10_000;

export interface RefusedVisitors {
  add(roomId: string, socketId: string): void;
  /** The sockets refused by this room within the last minute; they are forgotten with the answer. */
  take(roomId: string): readonly string[];
  /** The socket gets no `roomAvailable` of this room. */
  forget(roomId: string, socketId: string): void;
  /** Refusals remembered now, expired ones included until the next `add`. */
  readonly size: number;
}

interface Refusal {
  readonly roomId: string;
  readonly socketId: string;
  readonly until: number;
}

export function createRefusedVisitors(now: () => number): RefusedVisitors {
  /** In the order of their ends: a repeated refusal moves to the end. */
  const refusals = new Map<string, Refusal>();
  /** Keys of `refusals`, so that a seat that falls free does not look through all of them. */
  const keysOf = new Map<string, Set<string>>();

  function forget(key: string): void {
    const roomId = refusals.get(key)?.roomId ?? "";
    refusals.delete(key);
    keysOf.get(roomId)?.delete(key);
    if (keysOf.get(roomId)?.size === 0) keysOf.delete(roomId);
  }

  function forgetOld(): void {
    for (const [key, { until }] of refusals) {
      if (until > now() && refusals.size <= MOST_REMEMBERED) return;
      forget(key);
    }
  }

  return {
    add(roomId, socketId) {
      const key = `${roomId} ${socketId}`;
      forget(key);
      refusals.set(key, { roomId, socketId, until: now() + REMEMBERED_MS });
      keysOf.set(roomId, (keysOf.get(roomId) ?? new Set()).add(key));
      forgetOld();
    },
    forget: (roomId, socketId) => forget(`${roomId} ${socketId}`),
    take(roomId) {
      const waiting = [...(keysOf.get(roomId) ?? [])].flatMap((key) => refusals.get(key) ?? []);
      for (const key of keysOf.get(roomId) ?? []) refusals.delete(key);
      keysOf.delete(roomId);
      return waiting.filter(({ until }) => until > now()).map(({ socketId }) => socketId);
    },
    get size() {
      return refusals.size;
    },
  };
}

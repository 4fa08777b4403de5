// Who found a room full within the last minute, so that they can be told of a free seat (R4).

const REMEMBERED_MS = 60_000;
/** Bounds memory: beyond it the oldest refusals are forgotten first. */
const MOST_REMEMBERED = 10_000;

export interface RefusedVisitors {
  add(roomId: string, socketId: string): void;
  /** The sockets refused by this room within the last minute; they are forgotten with the answer. */
  take(roomId: string): readonly string[];
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

  function forgetOld(): void {
    for (const [key, { until }] of refusals) {
      if (until > now() && refusals.size <= MOST_REMEMBERED) return;
      refusals.delete(key);
    }
  }

  return {
    add(roomId, socketId) {
      const key = `${roomId} ${socketId}`;
      refusals.delete(key);
      refusals.set(key, { roomId, socketId, until: now() + REMEMBERED_MS });
      forgetOld();
    },
    take(roomId) {
      const waiting = [...refusals].filter(([, refusal]) => refusal.roomId === roomId);
      for (const [key] of waiting) refusals.delete(key);
      return waiting.filter(([, { until }]) => until > now()).map(([, { socketId }]) => socketId);
    },
    get size() {
      return refusals.size;
    },
  };
}

// The clock of several nodes: Redis' own, so that a deadline means the same on each of them.

export interface CommonClock {
  /** Redis said it was `time` (epoch ms) just now. */
  learn(time: number): void;
  /** Epoch ms; never falls. */
  now(): number;
}

/** Follows the steady clock from one answer to the next, also through a freeze of this process. */
export function createCommonClock(steady: () => number): CommonClock {
  let offset = 0;
  let last = 0;
  return {
    learn: (time) => void (offset = time - steady()),
    now: () => (last = Math.max(last, Math.floor(steady() + offset))),
  };
}

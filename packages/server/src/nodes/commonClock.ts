// The clock of several nodes: Redis' own, so that a deadline means the same on each of them.

export interface CommonClock {
  /** Redis said it was `time` (epoch ms): some time between `askedAt` of the steady clock and now. */
  learn(time: number, askedAt: number): void;
  /** Epoch ms; never falls. */
  now(): number;
  /** A moment of the steady clock as Redis will say it, rather later; undefined as long as nothing was learnt. */
  timeAt(moment: number): number | undefined;
}

/** So far may two clocks go apart from one beat to the next, as long as neither is set. */
const DRIFT_MS = 0.25;

/**
 * Follows the steady clock from one answer to the next, also through a freeze of this process. An answer
 * that took long tells little of when it was given: the quick ones before it count on.
 */
export function createCommonClock(steady: () => number): CommonClock {
  /** By how much Redis is ahead of the steady clock. */
  let ahead = { least: 0, most: 0 };
  let isKnown = false;
  let last = 0;
  return {
    learn(time, askedAt) {
      const heard = { least: time - steady(), most: time + 1 - askedAt };
      const least = Math.max(heard.least, ahead.least - DRIFT_MS);
      const most = Math.min(heard.most, ahead.most + DRIFT_MS);
      // Else one of the clocks was set.
      ahead = isKnown && least <= most ? { least, most } : heard;
      isKnown = true;
    },
    now: () => (last = Math.max(last, Math.floor(steady() + (ahead.least + ahead.most) / 2))),
    timeAt: (moment) => (isKnown ? Math.ceil(moment + ahead.most) : undefined),
  };
}

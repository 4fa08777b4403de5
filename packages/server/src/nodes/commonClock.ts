// The clock of all nodes follows the clock of Redis, so that a deadline is the same moment on each node.

/** Largest drift of the two clocks between two heartbeats, unless a clock is set. */
const DRIFT_MS = 0.25;

/**
 * Follows the steady clock between two answers, also while this process is frozen. A slow answer leaves a wide range
 * for the time at which it was given, so the narrower range of earlier answers still counts.
 */
export function createCommonClock(steady: () => number) {
  /** How far Redis is ahead of the steady clock. */
  let ahead = { least: 0, most: 0 };
  let isKnown = false;
  let last = 0;
  return {
    /** Redis answered `time` (epoch ms) at a moment between `askedAt` (steady clock) and now. */
    learn(time: number, askedAt: number): void {
      const range = { least: time - steady(), most: time + 1 - askedAt };
      const least = Math.max(range.least, ahead.least - DRIFT_MS);
      const most = Math.min(range.most, ahead.most + DRIFT_MS);
      // Otherwise one of the clocks was set.
      ahead = isKnown && least <= most ? { least, most } : range;
      isKnown = true;
    },
    /** Epoch ms. Never decreases. */
    now: () => (last = Math.max(last, Math.floor(steady() + (ahead.least + ahead.most) / 2))),
    /** The time of Redis at a moment of the steady clock, rounded up. `undefined` before the first answer. */
    timeAt: (moment: number) => (isKnown ? Math.ceil(moment + ahead.most) : undefined),
  };
}

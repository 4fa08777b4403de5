// Serving time: a clock that counts only the time in which the server could serve.

import { type Clock, every } from "@kingrow/time";

const LOOK_EVERY_MS = 100;
/** A longer gap between two calls means that the program stood still, or the machine slept. */
const LONGEST_GAP_MS = 250;

export interface ServingTime {
  /** Epoch milliseconds; never falls. */
  readonly clock: Clock;
  /** No time counts during an outage of the store. */
  readonly setServing: (isServing: boolean) => void;
  /** No time counts until the returned function is called: the store is slow. */
  readonly hold: () => () => void;
}

export interface ServingClock extends ServingTime {
  readonly stop: () => void;
}

/**
 * Starts at the wall clock and then follows the steady one, so that setting the wall clock moves no
 * deadline. Of a gap in which the program did not run only the first moment counts: no player could
 * move or come back meanwhile, so no player's time may run out (A2, O3).
 * @param wall epoch milliseconds
 * @param steady milliseconds since some moment; unmoved by changes of the wall clock
 */
export function startServingClock(wall: () => number, steady: Clock): ServingClock {
  const time = createServingTime(wall(), steady, LONGEST_GAP_MS);
  return { ...time, stop: every(steady, LOOK_EVERY_MS, time.clock.now) };
}

/**
 * The clock itself; `now` must be called often enough.
 * @param start epoch milliseconds
 * @param longestGapMs at most this much time counts between two calls
 */
export function createServingTime(start: number, steady: Clock, longestGapMs: number): ServingTime {
  let time = start;
  let lookedAt = steady.now();
  let serving = true;
  let holds = 0;
  const now = (): number => {
    const at = steady.now();
    if (serving && holds === 0) time += Math.min(at - lookedAt, longestGapMs);
    lookedAt = at;
    return Math.floor(time);
  };
  return {
    clock: { now, after: steady.after },
    setServing: (isServing) => {
      now();
      serving = isServing;
    },
    hold: () => {
      now();
      holds += 1;
      return () => {
        now();
        holds -= 1;
      };
    },
  };
}

// Serving time: a clock that counts only the time in which the server can serve.
import { type Clock, every } from "@kingrow/time";

const LOOK_EVERY_MS = 100;
/** A longer gap between two calls means that the program or the machine stood still. */
const LONGEST_GAP_MS = 250;

export interface ServingTime {
  /** Epoch ms. Never decreases. */
  readonly clock: Clock;
  /** The clock stops during an outage of the store. */
  readonly setServing: (isServing: boolean) => void;
  /** Stops the clock while the store is slow, until the returned function is called. */
  readonly hold: () => () => void;
}

export interface ServingClock extends ServingTime {
  readonly stop: () => void;
}

/**
 * Starts at the wall clock and then follows the steady clock, so that setting the wall clock moves no deadline. If the
 * program stalls, only the first moment counts, because players could neither move nor return (A2, O3).
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

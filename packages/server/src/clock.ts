// The server's clock: it counts the time in which the server could serve, and nothing else.

const LOOK_EVERY_MS = 1_000;
/** A longer gap between two looks means that the program stood still, or the machine slept. */
const LONGEST_GAP_MS = 5_000;

export interface ServingClock {
  /** Epoch milliseconds; never falls. */
  readonly now: () => number;
  /** While nobody can be served for another reason, an outage of the store, no time counts. */
  readonly setServing: (isServing: boolean) => void;
  readonly stop: () => void;
}

/**
 * Starts at the wall clock and then follows the steady one, so that setting the wall clock moves no
 * deadline. Of a gap in which the program did not run only the first seconds count: nobody could
 * move, come back or be seen meanwhile, so nobody's time may run out (rule A2).
 * @param wall epoch milliseconds
 * @param steady milliseconds since some moment; unmoved by changes of the wall clock
 */
export function startServingClock(wall: () => number, steady: () => number): ServingClock {
  let time = wall();
  let lookedAt = steady();
  let serving = true;
  const now = (): number => {
    const at = steady();
    if (serving) time += Math.min(at - lookedAt, LONGEST_GAP_MS);
    lookedAt = at;
    return Math.floor(time);
  };
  const looking = setInterval(now, LOOK_EVERY_MS).unref();
  const setServing = (isServing: boolean): void => {
    now();
    serving = isServing;
  };
  return { now, setServing, stop: () => clearInterval(looking) };
}

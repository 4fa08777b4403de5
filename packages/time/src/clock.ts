// Time as a port, so that waiting can be tested without waiting.

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds: of the epoch, unless whoever hands the clock on says otherwise. */
  readonly now: () => number;
  /** Runs something once after so many milliseconds, unless it is cancelled before. At most 2^31 - 1. */
  readonly after: (ms: number, run: () => void) => Cancel;
}

/** The wall clock of this machine, which somebody may set at any time. */
export const systemClock: Clock = { now: () => Date.now(), after };

/** Milliseconds since some moment, whatever happens to the wall clock: for how long something takes. */
export const steadyClock: Clock = { now: () => performance.now(), after };

function after(ms: number, run: () => void): Cancel {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Runs something again and again, `ms` milliseconds after it ran last. */
export function every(clock: Clock, ms: number, run: () => void): Cancel {
  const again = (): void => {
    cancel = clock.after(ms, again);
    run();
  };
  let cancel = clock.after(ms, again);
  return () => cancel();
}

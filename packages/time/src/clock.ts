// Time as a port, so that waiting can be tested without waiting.

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds: of the epoch, unless whoever hands the clock on says otherwise. */
  readonly now: () => number;
  /** Runs something once after so many milliseconds, unless it is cancelled before. At most 2^31 - 1. */
  readonly after: (ms: number, run: () => void) => Cancel;
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

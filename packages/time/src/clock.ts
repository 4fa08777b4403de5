// The clock as a port, so that tests do not wait.

export type Cancel = () => void;

export interface Clock {
  /** Epoch milliseconds, unless the clock's documentation says otherwise. */
  readonly now: () => number;
  /** Calls `run` once after `ms` milliseconds (at most 2^31 - 1), unless it is cancelled. */
  readonly after: (ms: number, run: () => void) => Cancel;
}

/** Calls `run` repeatedly, `ms` milliseconds after the last call. */
export function every(clock: Clock, ms: number, run: () => void): Cancel {
  const again = (): void => {
    cancel = clock.after(ms, again);
    run();
  };
  let cancel = clock.after(ms, again);
  return () => cancel();
}

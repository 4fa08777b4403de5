// Time as a port, so that waiting can be tested without waiting.

export type Cancel = () => void;

export interface Clock {
  /** Epoch milliseconds on this machine. */
  readonly now: () => number;
  /** Runs something once after so many milliseconds, unless it is cancelled before. */
  readonly after: (ms: number, run: () => void) => Cancel;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

// The server's clock as this page knows it: deadlines come in its time.
import type { Clock } from "./clock.ts";

export interface ServerClock {
  /** Epoch milliseconds on the server's clock; the local clock until the server has told its own. */
  readonly now: () => number;
  /** Takes note of a time the server has just told. */
  readonly observe: (serverTime: number) => void;
}

export function createServerClock(clock: Clock): ServerClock {
  let ahead = 0;
  return {
    now: () => clock.now() + ahead,
    observe: (serverTime) => {
      ahead = serverTime - clock.now();
    },
  };
}

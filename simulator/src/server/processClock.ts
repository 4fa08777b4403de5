// The clock of a server process. Its timers end with the process.
import type { Clock } from "@kingrow/time";
import type { Schedule } from "../base/schedule.ts";

export interface ProcessClock extends Clock {
  /** Number of pending timers. */
  readonly timerCount: () => number;
  /** Drops all timers, because the process has ended. */
  readonly stop: () => void;
}

export function createProcessClock({ now, after }: Schedule): ProcessClock {
  const timers = new Set<() => void>();
  return {
    now,
    after: (ms, run) => {
      const cancel = (): void => {
        timers.delete(cancel);
        cancelTimer();
      };
      const cancelTimer = after(ms, () => {
        timers.delete(cancel);
        run();
      });
      timers.add(cancel);
      return cancel;
    },
    timerCount: () => timers.size,
    stop: () => {
      for (const cancel of timers) cancel();
    },
  };
}

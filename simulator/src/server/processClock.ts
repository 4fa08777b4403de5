// The clock of one server process: its timers end with it.
import type { Clock } from "@kingrow/time";
import type { Schedule } from "../base/schedule.ts";

export interface ProcessClock extends Clock {
  /** Timers that are still to fire. */
  readonly timerCount: () => number;
  /** The process is gone, and its timers with it. */
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

// One direction of a connection: things arrive in order and late, and from some moment on not at all.
import type { Schedule } from "../base/schedule.ts";

export interface Lane {
  readonly push: (arrive: () => void) => void;
  /** What would arrive from `time` on is lost. */
  readonly loseFrom: (time: number) => void;
  /** When the last thing that is on its way arrives, if it does. */
  readonly lastArrival: () => number;
}

export function createLane(schedule: Schedule, delay: () => number): Lane {
  let last = schedule.now();
  let lostFrom = Number.POSITIVE_INFINITY;

  return {
    push: (arrive) => {
      last = Math.max(last, schedule.now() + delay());
      const arrival = last;
      schedule.at(arrival, () => {
        if (arrival < lostFrom) arrive();
      });
    },
    loseFrom: (time) => {
      lostFrom = Math.min(lostFrom, time);
    },
    lastArrival: () => last,
  };
}

// One direction of a connection: messages arrive late and in order, and from some time on not at all.
import type { Schedule } from "../base/schedule.ts";

export interface Direction {
  readonly push: (arrive: () => void) => void;
  /** Messages that would arrive from `time` on are lost. */
  readonly loseFrom: (time: number) => void;
  /** Arrival time of the last message under way. */
  readonly lastArrival: () => number;
}

export function createDirection(schedule: Schedule, delay: () => number): Direction {
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

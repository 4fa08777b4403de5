// What time it is at Redis, learnt from its answers: each master may have a clock of its own.
import type { Partition } from "./layout.ts";

export interface ServerClock {
  /** Redis said it was `time` (epoch ms) just now. */
  learn(partition: Partition, time: number): void;
  /** A moment of the steady clock as Redis will say it; 0 as long as nothing was learnt. */
  timeAt(partition: Partition, moment: number): number;
}

/** @param steady milliseconds since some moment */
export function createServerClock(steady: () => number): ServerClock {
  const offsets = new Map<Partition, number>();
  return {
    learn: (partition, time) => void offsets.set(partition, time - steady()),
    timeAt(partition, moment) {
      const offset = offsets.get(partition);
      return offset === undefined ? 0 : Math.floor(moment + offset);
    },
  };
}

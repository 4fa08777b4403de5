// Simulated time: a queue of events, run one by one.
import type { Cancel } from "@kingrow/time";

export interface Schedule {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A past time means: as soon as possible. */
  readonly at: (time: number, run: () => void) => Cancel;
  readonly after: (ms: number, run: () => void) => Cancel;
  /** Time of the next event. */
  readonly nextTime: () => number | undefined;
  /** Advances to the next event and runs it. */
  readonly runNext: () => void;
  /** Advances to a time before the next event. */
  readonly moveTo: (time: number) => void;
}

interface Entry {
  readonly time: number;
  readonly run: () => void;
}

export function createSchedule(start: number): Schedule {
  /** By time; events of the same time in the order in which they were scheduled. */
  const entries: Entry[] = [];
  let now = start;

  const at = (wanted: number, run: () => void): Cancel => {
    const entry = { time: Math.max(wanted, now), run };
    const before = entries.findLastIndex(({ time }) => time <= entry.time);
    entries.splice(before + 1, 0, entry);
    return () => {
      const index = entries.indexOf(entry);
      if (index >= 0) entries.splice(index, 1);
    };
  };

  return {
    now: () => now,
    at,
    after: (ms, run) => at(now + Math.max(0, ms), run),
    nextTime: () => entries[0]?.time,
    runNext: () => {
      const entry = entries.shift();
      if (entry === undefined) return;
      now = entry.time;
      entry.run();
    },
    moveTo: (time) => {
      now = Math.max(now, time);
    },
  };
}

/** Resolves when all promises that need no time have been settled. */
export function drained(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

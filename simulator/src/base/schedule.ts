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
  /** Events of the same time run in the order in which they were scheduled. */
  readonly order: number;
  /** `undefined` once cancelled. */
  run: (() => void) | undefined;
}

export function createSchedule(start: number): Schedule {
  const heap: Entry[] = [];
  let now = start;
  let count = 0;

  const at = (time: number, run: () => void): Cancel => {
    count += 1;
    const entry: Entry = { time: Math.max(time, now), order: count, run };
    push(heap, entry);
    return () => {
      entry.run = undefined;
    };
  };
  const dropCancelled = (): void => {
    while (heap[0] !== undefined && heap[0].run === undefined) pop(heap);
  };

  return {
    now: () => now,
    at,
    after: (ms, run) => at(now + Math.max(0, ms), run),
    nextTime: () => {
      dropCancelled();
      return heap[0]?.time;
    },
    runNext: () => {
      dropCancelled();
      const entry = pop(heap);
      if (entry === undefined) return;
      now = entry.time;
      entry.run?.();
    },
    moveTo: (time) => {
      now = Math.max(now, time);
    },
  };
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.time < other.time || (one.time === other.time && one.order < other.order);
}

function push(heap: Entry[], entry: Entry): void {
  let index = heap.length;
  heap.push(entry);
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || !isBefore(entry, above)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = entry;
}

function pop(heap: Entry[]): Entry | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (last !== undefined && heap.length > 0) sink(heap, last);
  return first;
}

/** Inserts an entry at the top of the heap and sinks it to its place. */
function sink(heap: Entry[], entry: Entry): void {
  let index = 0;
  for (;;) {
    const child = earlierChild(heap, index);
    const below = heap[child];
    if (below === undefined || !isBefore(below, entry)) break;
    heap[index] = below;
    index = child;
  }
  heap[index] = entry;
}

function earlierChild(heap: readonly Entry[], index: number): number {
  const left = 2 * index + 1;
  const [one, other] = [heap[left], heap[left + 1]];
  return one !== undefined && other !== undefined && isBefore(other, one) ? left + 1 : left;
}

/** Resolves when all promises that need no time have been settled. */
export function drained(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

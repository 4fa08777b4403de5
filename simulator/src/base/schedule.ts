// Simulated time: what is to happen, in order; nothing happens unless somebody asks for the next thing.

export type Cancel = () => void;

export interface Schedule {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A time that is past means: as soon as possible. */
  readonly at: (time: number, run: () => void) => Cancel;
  readonly after: (ms: number, run: () => void) => Cancel;
  /** When the next thing happens. */
  readonly nextTime: () => number | undefined;
  /** Moves to the next thing and does it. */
  readonly runNext: () => void;
  /** Moves on to a time before which nothing happens. */
  readonly moveTo: (time: number) => void;
}

interface Entry {
  readonly time: number;
  /** Things of the same time happen in the order in which they were arranged. */
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

/** Puts an entry in at the top and lets it go down to its place. */
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

/** Resolves when every promise that can go on without time passing has gone on. */
export function drained(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

// The time in which the present instance has served, by what disk and store are seen to do: the judge's own count.

export interface Served {
  /** Epoch milliseconds: when the present instance started, and the time in which it has served since. */
  readonly now: () => number;
  /** Whether neither a restart nor a slow or refusing disk has been near for a while. */
  readonly isCalm: () => boolean;
  /** A work of the disk begins; the answer is to be called at its end. A held one stops the clock when it is slow. */
  readonly working: (isHeld: boolean) => () => void;
  /** The store has refused something: nobody is served until it works again. */
  readonly refused: () => void;
  readonly worked: () => void;
  readonly restarted: () => void;
}

interface Work {
  readonly since: number;
  readonly isHeld: boolean;
}

/** Work within this time is the usual thing (`slowStore.ts`). */
const SLOW_MS = 100;
/** Less than this is no trouble at all: the disk answers within a few milliseconds. */
const PROMPT_MS = 20;
/** A due room may rest for five seconds after a fault. */
const CALM_AFTER_MS = 10_000;

export function createServed(now: () => number): Served {
  let works = new Set<Work>();
  let isOut = false;
  let [time, seenAt, troubledAt] = [now(), now(), now()];

  /** Nothing has begun or ended since the last look. */
  function look(): number {
    const stoodFrom = isOut ? seenAt : Math.max(seenAt, oldest((work) => work.isHeld) + SLOW_MS);
    time += Math.max(0, Math.min(now(), stoodFrom) - seenAt);
    seenAt = now();
    if (isOut || now() - oldest(() => true) > PROMPT_MS) troubledAt = now();
    return time;
  }
  const oldest = (isMeant: (work: Work) => boolean): number =>
    [...works].filter(isMeant).reduce((least, { since }) => Math.min(least, since), Infinity);
  const become = (isNowOut: boolean): void => {
    look();
    isOut = isNowOut;
  };

  return {
    now: look,
    isCalm: () => {
      look();
      return now() - troubledAt >= CALM_AFTER_MS;
    },
    working: (isHeld) => {
      look();
      const work = { since: now(), isHeld };
      works.add(work);
      return () => {
        look();
        works.delete(work);
      };
    },
    refused: () => become(true),
    worked: () => become(false),
    restarted: () => {
      [works, isOut] = [new Set(), false];
      [time, seenAt, troubledAt] = [now(), now(), now()];
    },
  };
}

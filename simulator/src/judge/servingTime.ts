// The judge's own count of the serving time of the current instance.

export interface ServingCount {
  /** Epoch milliseconds: the start of the current instance plus its serving time. */
  readonly now: () => number;
  /** Whether there has been no restart and no slow or failing disk for a while. */
  readonly isCalm: () => boolean;
  /** Reports the start of disk work. Returns the function for its end. `stopsClock`: the work stops the clock when it is slow. */
  readonly working: (stopsClock: boolean) => () => void;
  /** Reports a refusal of the store: no time counts until the store works again. */
  readonly refused: () => void;
  readonly worked: () => void;
  readonly restarted: () => void;
}

interface Work {
  readonly since: number;
  readonly stopsClock: boolean;
}

/** Slower work stops the clock (`ownStore.ts`). */
const SLOW_MS = 100;
/** Work within this time is prompt. */
const PROMPT_MS = 20;
/** After a fault, deadlines may be retried up to five seconds later. */
const CALM_AFTER_MS = 10_000;

export function countServingTime(now: () => number): ServingCount {
  let works = new Set<Work>();
  let isOut = false;
  let [time, seenAt, troubledAt] = [now(), now(), now()];

  /** Adds the time since the last call, in which no work began or ended. */
  function look(): number {
    const stoodFrom = isOut
      ? seenAt
      : Math.max(seenAt, oldest((work) => work.stopsClock) + SLOW_MS);
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
    working: (stopsClock) => {
      look();
      const work = { since: now(), stopsClock };
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

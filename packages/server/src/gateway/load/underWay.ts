// How many calls may be under way at once, so that none takes long, whatever holds them up: processor, disk or Redis (X5).
import type { LoadLimits } from "../../base/limits.ts";

export interface UnderWay {
  readonly begin: () => void;
  readonly end: () => void;
  /** One of them keeps nothing busy for a while; it goes on when the answer is called. */
  readonly rest: () => () => void;
  /** Sees how long calls take now; to be called every few milliseconds. */
  look(): void;
  readonly count: number;
  /** Since the last look. */
  readonly ended: number;
  /** So many may be under way. */
  readonly most: number;
}

/** So many may be under way at any time, however long they take: a few games go on beside whatever else is slow. */
const FEW = 32;
/** With fewer nothing is held up by the others: what calls take then is usual. */
const NO_RUSH = 8;
/** Nobody knows yet how long more would take: there may be as many as this, and more while it is well. */
const AT_FIRST = 320;
/** While there are many, calls may take so many times as long as usual: two lots of them are then under way, one at the disk. */
const TIMES_USUAL = 2;
/** Within this time what was seen before counts for little. */
const FORGETS_MS = 100;
/** What is usual is nearly the least: a disk that others keep busy for a while makes nothing usual. */
const USUAL_FALLS = 0.1;
const USUAL_RISES = 0.002;
const GROWS = 1.05;
/** What nobody used is given up. */
const FADES = 0.98;

/** Sums over some time: call milliseconds, calls that ended, milliseconds. */
interface Sums {
  spent: number;
  ended: number;
  elapsed: number;
}

/**
 * By Little's law calls take as long as there are on average under way, divided by those that end in a
 * millisecond. So nothing has to be known of the machine: there may be as many as end within `callMs`.
 * @param now steady milliseconds
 */
export function createUnderWay(
  { callsInFlight, callMs }: Pick<LoadLimits, "callsInFlight" | "callMs">,
  now: () => number,
): UnderWay {
  const tally = createTally(now);
  const atFirst = Math.min(AT_FIRST, callsInFlight);
  let most = atFirst;
  let usual: number | undefined;
  let isLong = false;

  function learn({ spent, ended }: Sums): void {
    if (ended === 0) return;
    const takes = spent / ended;
    usual ??= takes;
    usual += (takes - usual) * (takes < usual ? USUAL_FALLS : USUAL_RISES);
  }

  /** A single standstill is no press: it has to be seen twice. */
  function bound(seen: Sums, peak: number): void {
    const may = Math.max(callMs, TIMES_USUAL * (usual ?? 0));
    const wasLong = isLong;
    isLong = seen.spent > seen.ended * may;
    if (!isLong) grow(peak);
    else if (wasLong) shrink(seen, may);
  }

  /** In proportion, but never to fewer than end in time: what is seen is a little old. */
  function shrink(seen: Sums, may: number): void {
    const inTime = (seen.ended / seen.elapsed) * may;
    const inProportion = (most * may * seen.ended) / seen.spent;
    most = Math.min(most, Math.max(FEW, inTime, inProportion));
  }

  /** As far as it is used: a sudden press would find space for much more than it could have at once. */
  function grow(peak: number): void {
    if (peak * 2 > most) most = Math.min(callsInFlight, most * GROWS);
    else if (most < atFirst) most = Math.min(atFirst, most * GROWS);
    else most = Math.max(atFirst, most * FADES);
  }

  return {
    begin: () => tally.change(1),
    end: () => tally.end(),
    rest: () => {
      tally.change(-1);
      return () => tally.change(1);
    },
    look() {
      const { fresh, seen, peak } = tally.look();
      const mean = seen.spent / seen.elapsed;
      // Of this look alone: those of a press before say nothing of what is usual.
      if (mean < Math.min(NO_RUSH, most / 4)) learn(fresh);
      if (mean < FEW / 2) grow(peak);
      else if (fresh.ended > 0) bound(seen, peak);
    },
    get count() {
      return tally.count;
    },
    get ended() {
      return tally.ended;
    },
    get most() {
      return most;
    },
  };
}

/** Counts what is under way, and adds up for how long. */
function createTally(now: () => number) {
  let count = 0;
  let changedAt = now();
  let lookedAt = now();
  let peak = 0;
  let fresh: Sums = { spent: 0, ended: 0, elapsed: 0 };
  let seen: Sums = { spent: 0, ended: 0, elapsed: 0 };

  function change(by: -1 | 0 | 1): void {
    const at = now();
    fresh.spent += count * (at - changedAt);
    changedAt = at;
    count += by;
    peak = Math.max(peak, count);
  }

  return {
    change,
    end(): void {
      change(-1);
      fresh.ended += 1;
    },
    /** Since the last look, and that together with what was before, which fades. */
    look() {
      change(0);
      const last = { ...fresh, elapsed: changedAt - lookedAt };
      const rest = Math.exp(-last.elapsed / FORGETS_MS);
      seen = {
        spent: seen.spent * rest + last.spent,
        ended: seen.ended * rest + last.ended,
        elapsed: seen.elapsed * rest + last.elapsed,
      };
      fresh = { spent: 0, ended: 0, elapsed: 0 };
      lookedAt = changedAt;
      const most = peak;
      peak = count;
      return { fresh: last, seen, peak: most };
    },
    get count() {
      return count;
    },
    get ended() {
      return fresh.ended;
    },
  };
}

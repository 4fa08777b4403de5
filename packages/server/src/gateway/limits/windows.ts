// Counts in windows of time: the first one opens the window of its key, and at its end all is forgotten.
import { type RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Rate } from "../../base/limits.ts";

export interface Counted {
  /** How many were taken in this window. */
  readonly count: number;
  /** Whole milliseconds until the window ends. */
  readonly endsIn: number;
}

export interface Windows {
  take(key: string): Promise<Counted>;
  /** The latest one did not count after all; nobody gets a credit for a window that is over. */
  giveBack(key: string): Promise<void>;
}

export interface OwnWindows extends Windows {
  /** The same at once. */
  count(key: string): Counted;
  /** Keys remembered now. */
  readonly size: number;
}

interface Window {
  count: number;
  readonly until: number;
}

/** Counted by this node alone. @param now milliseconds, steady */
export function createWindows({ seconds }: Rate, now: () => number): OwnWindows {
  /** All are equally long, so those that end first stand first. */
  const open = new Map<string, Window>();

  function forgetEnded(at: number): void {
    for (const [key, { until }] of open) {
      if (until > at) return;
      open.delete(key);
    }
  }

  function begin(key: string, at: number): Window {
    const window = { count: 0, until: at + seconds * 1_000 };
    open.set(key, window);
    return window;
  }

  function count(key: string): Counted {
    const at = now();
    forgetEnded(at);
    const window = open.get(key) ?? begin(key, at);
    window.count += 1;
    return { count: window.count, endsIn: Math.ceil(window.until - at) };
  }

  return {
    count,
    take: async (key) => count(key),
    giveBack: async (key) => {
      const window = open.get(key);
      if (window !== undefined && window.count > 0) window.count -= 1;
    },
    get size() {
      return open.size;
    },
  };
}

/** Counted by all nodes together; by each alone while they have no store to count in. */
export function createSharedWindows(
  limiter: RateLimiterRedis,
  giveBack: (key: string) => Promise<unknown>,
  own: Windows,
): Windows {
  return {
    take: async (key) => {
      try {
        return countedBy(await limiter.consume(key));
      } catch (refusal) {
        return refusal instanceof RateLimiterRes ? countedBy(refusal) : own.take(key);
      }
    },
    giveBack: async (key) => {
      try {
        await giveBack(key);
      } catch {
        await own.giveBack(key);
      }
    },
  };
}

function countedBy({ consumedPoints, msBeforeNext }: RateLimiterRes): Counted {
  return { count: consumedPoints, endsIn: msBeforeNext };
}

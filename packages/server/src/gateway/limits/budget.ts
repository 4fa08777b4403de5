// How much of something may come in: an allowance that is used up and comes back with time.
import type { Rate } from "../../base/limits.ts";

export interface Budget {
  /** Uses up so much; `false` when there was not enough left. */
  take(amount: number): boolean;
}

/** `count` at once, and as many again in each `seconds`. @param now steady milliseconds */
export function createBudget(rate: Rate, now: () => number): Budget {
  return new FullBudget(rate, now);
}

/** Each connection has some, so they share what they do. */
class FullBudget implements Budget {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #lookedAt: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.count;
    this.#lookedAt = now();
  }

  take(amount: number): boolean {
    const { count, seconds } = this.#rate;
    const at = this.#now();
    const back = ((at - this.#lookedAt) * count) / (seconds * 1_000);
    this.#left = Math.min(count, this.#left + back) - amount;
    this.#lookedAt = at;
    const isWithin = this.#left >= 0;
    // Whatever was tried in vain, all is forgiven two periods after the last of it.
    this.#left = Math.max(this.#left, -count);
    return isWithin;
  }
}

/** A budget for each key, forgotten once it would be full again. */
export function createBudgets(rate: Rate, now: () => number) {
  let young = new Map<string, Budget>();
  let old = new Map<string, Budget>();
  let turnsAt = now();

  /** Whoever was not seen for a whole period has a full budget: a new one is the same. */
  function turn(): void {
    if (now() < turnsAt) return;
    [old, young] = [now() < turnsAt + rate.seconds * 1_000 ? young : new Map(), new Map()];
    turnsAt = now() + rate.seconds * 1_000;
  }

  return {
    take(key: string): boolean {
      turn();
      const budget = young.get(key) ?? old.get(key) ?? createBudget(rate, now);
      young.set(key, budget);
      return budget.take(1);
    },
    get size(): number {
      return young.size + old.size;
    },
  };
}

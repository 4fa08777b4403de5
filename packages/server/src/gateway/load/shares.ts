// Which addresses call so much that a busy server is busy with them: by their part of the calls of the last seconds (X5).

export interface Shares {
  /** One more call from this address, taken or refused. */
  count(address: string): void;
  readonly isLarge: (address: string) => boolean;
  /** Some address has a large part. */
  readonly hasLarge: boolean;
  /** Nobody else called in the last seconds. */
  readonly isAlone: (address: string) => boolean;
}

/** Calls are remembered for one to two of these. */
const PERIOD_MS = 2_000;
/** More than this part of all calls is large, for there may be many who do the same; so few never are. */
const LARGE_PART = 1 / 64;
const NEVER_LARGE = 64;

/** Of one address. */
interface Calls {
  count: number;
  /** In the period before this one. */
  readonly before: number;
}

interface Period {
  readonly calls: Map<string, Calls>;
  total: number;
}

/** @param now steady milliseconds */
export function createShares(now: () => number): Shares {
  let [young, old] = [newPeriod(), newPeriod()];
  let turnsAt = now() + PERIOD_MS;
  const large = new Set<string>();

  function turn(): void {
    const isLongAgo = now() >= turnsAt + PERIOD_MS;
    [old, young] = [isLongAgo ? newPeriod() : young, newPeriod()];
    turnsAt = now() + PERIOD_MS;
    for (const address of large) if (!isLargePart(callsOf(address))) large.delete(address);
  }

  const callsOf = (address: string): number =>
    sumOf(young.calls.get(address) ?? { count: 0, before: countIn(old, address) });
  const isLargePart = (calls: number): boolean =>
    calls > NEVER_LARGE && calls > (young.total + old.total) * LARGE_PART;

  function begin(address: string): Calls {
    const calls = { count: 0, before: countIn(old, address) };
    young.calls.set(address, calls);
    return calls;
  }

  return {
    count(address) {
      if (now() >= turnsAt) turn();
      // For each move, so it is looked up once.
      const calls = young.calls.get(address) ?? begin(address);
      calls.count += 1;
      young.total += 1;
      if (isLargePart(sumOf(calls))) large.add(address);
    },
    isLarge: (address) => large.has(address),
    get hasLarge() {
      return large.size > 0;
    },
    isAlone: (address) => callsOf(address) === young.total + old.total,
  };
}

function sumOf({ count, before }: Calls): number {
  return count + before;
}

function countIn({ calls }: Period, address: string): number {
  return calls.get(address)?.count ?? 0;
}

function newPeriod(): Period {
  return { calls: new Map(), total: 0 };
}

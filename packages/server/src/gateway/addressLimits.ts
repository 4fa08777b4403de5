// How often all who come from one address may do what is free to a new player each time (X4).
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from "rate-limiter-flexible";
import type { AddressRates, Rate } from "../config.ts";
import { consume, type Verdict } from "./limits.ts";

export const ADDRESS_LIMITS = ["rooms", "joins", "newKeys", "handshakes", "notFound"] as const;
export type AddressLimit = (typeof ADDRESS_LIMITS)[number];

export interface AddressLimits {
  /** Counts one more from this address. Without an address nothing is counted. Never rejects. */
  take(limit: AddressLimit, address: string | undefined): Promise<Verdict>;
  /** One of those that are counted now did not count after all. */
  giveBack(limit: AddressLimit, address: string | undefined): void;
}

/** Where several nodes count together: as much of Redis as the limiter needs. */
export interface Counters {
  eval(
    script: string,
    call: { readonly keys: readonly string[]; readonly arguments: readonly string[] },
  ): Promise<unknown>;
}

export interface AddressLimitParts {
  readonly rates: AddressRates;
  /** Missing where this is the only node. */
  readonly counters?: Counters | undefined;
  /** Hears of each that was refused. */
  readonly onLimited: (limit: AddressLimit) => void;
}

const ALLOWED: Verdict = { allowed: true };

export function createAddressLimits(parts: AddressLimitParts): AddressLimits {
  const { rates, counters, onLimited } = parts;
  const limiters = new Map(
    ADDRESS_LIMITS.map((limit) => [limit, limiterOf(limit, rates[limit], counters)]),
  );

  return {
    async take(limit, address) {
      if (address === undefined) return ALLOWED;
      const verdict = await consume(limiters.get(limit), address);
      if (!verdict.allowed) onLimited(limit);
      return verdict;
    },
    giveBack(limit, address) {
      if (address === undefined) return;
      giveBackTo(limiters.get(limit), address).catch(ignore);
    },
  };
}

/** Never more than was taken: nobody gets a credit for a time that is over. */
async function giveBackTo(limiter: RateLimiterAbstract | undefined, address: string) {
  const counted = await limiter?.reward(address);
  if ((counted?.consumedPoints ?? 0) < 0) await limiter?.penalty(address);
}

/** While Redis is away each node counts by itself. */
function limiterOf(
  limit: AddressLimit,
  { count, seconds }: Rate,
  counters: Counters | undefined,
): RateLimiterAbstract {
  const options = { keyPrefix: `kingrow:limit:${limit}`, points: count, duration: seconds };
  const own = new RateLimiterMemory(options);
  if (counters === undefined) return own;
  return new RateLimiterRedis({
    ...options,
    storeClient: counters,
    useRedisPackage: true,
    insuranceLimiter: own,
  });
}

function ignore(): void {
  // One too many was counted for a while.
}

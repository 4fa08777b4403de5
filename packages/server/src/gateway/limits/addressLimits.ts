// How often all who come from one address may do what is free to a new player each time (X4).
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { AddressRates, Rate } from "../../base/limits.ts";
import { ALLOWED, limitOf, type Verdict } from "./limits.ts";
import { createSharedWindows, createWindows, type Windows } from "./windows.ts";

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
  /** All keys of a call must lie in one hash slot. */
  readonly isCluster: boolean;
  eval(
    script: string,
    call: { readonly keys: readonly string[]; readonly arguments: readonly string[] },
  ): Promise<unknown>;
}

export interface AddressLimitDependencies {
  readonly rates: AddressRates;
  /** Milliseconds, steady. */
  readonly now: () => number;
  /** Missing where this is the only node. */
  readonly counters?: Counters | undefined;
  /** Hears of each that was refused. */
  readonly onLimited: (limit: AddressLimit) => void;
}

export function createAddressLimits(dependencies: AddressLimitDependencies): AddressLimits {
  const { rates, onLimited } = dependencies;
  const limits = new Map(
    ADDRESS_LIMITS.map((name) => [name, limitFor(name, rates[name], dependencies)]),
  );

  return {
    async take(name, address) {
      const limit = limits.get(name);
      if (address === undefined || limit === undefined) return ALLOWED;
      const verdict = await limit.take(address);
      if (!verdict.allowed) onLimited(name);
      return verdict;
    },
    giveBack(name, address) {
      if (address !== undefined) void limits.get(name)?.giveBack(address);
    },
  };
}

function limitFor(name: AddressLimit, rate: Rate, dependencies: AddressLimitDependencies) {
  const windows = windowsFor(name, rate, dependencies);
  return { ...limitOf(rate, windows), giveBack: (key: string) => windows.giveBack(key) };
}

/** Nobody gets a credit. */
const GIVE_BACK = `local count = tonumber(redis.call('GET', KEYS[1]) or 0)
if count > 0 then redis.call('DECR', KEYS[1]) end
return 1`;

function windowsFor(
  name: AddressLimit,
  rate: Rate,
  { counters, now }: AddressLimitDependencies,
): Windows {
  const own = createWindows(rate, now);
  if (counters === undefined) return own;
  const limiter = new RateLimiterRedis({
    keyPrefix: `kingrow:limit:${name}`,
    points: rate.count,
    duration: rate.seconds,
    storeClient: counters,
    useRedisPackage: true,
  });
  const giveBack = (key: string) =>
    counters.eval(GIVE_BACK, { keys: [limiter.getKey(key)], arguments: [] });
  return createSharedWindows(limiter, giveBack, own);
}

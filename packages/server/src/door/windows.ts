// Rate limits by fixed windows: the first event of a key opens its window.
import type { Rate } from "../base/limits.ts";

interface Window {
  count: number;
  readonly until: number;
}

/**
 * Windows of this process. Times are steady milliseconds. Both kinds of windows answer `undefined` for a key within
 * its rate, otherwise how many milliseconds its window has left.
 */
export class Windows {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** All windows are equally long, so the first to end is the first of the map. */
  readonly #open = new Map<string, Window>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Counts one more of this key, if it is within the rate. @param factor how many times the rate is allowed */
  take(key: string, factor = 1): number | undefined {
    const resetsIn = this.look(key, factor);
    if (resetsIn === undefined) this.#windowOf(key).count += 1;
    return resetsIn;
  }

  /** The same without counting. */
  look(key: string, factor = 1): number | undefined {
    this.#forgetEnded();
    const window = this.#open.get(key);
    if (window === undefined || window.count < this.#rate.count * factor) return undefined;
    return Math.ceil(window.until - this.#now());
  }

  /** The latest one of this key did not count after all. */
  giveBack(key: string): void {
    this.#forgetEnded();
    const window = this.#open.get(key);
    if (window !== undefined && window.count > 0) window.count -= 1;
  }

  /** Keys that are remembered now. */
  get size(): number {
    return this.#open.size;
  }

  #windowOf(key: string): Window {
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    const window = { count: 0, until: this.#now() + this.#rate.seconds * 1_000 };
    this.#open.set(key, window);
    return window;
  }

  #forgetEnded(): void {
    const now = this.#now();
    for (const [key, { until }] of this.#open) {
      if (until > now) return;
      this.#open.delete(key);
    }
  }
}

/** The part of Redis that shared counting needs. */
export interface Counters {
  /** All keys of a call must lie in one hash slot. */
  eval(
    script: string,
    call: { readonly keys: readonly string[]; readonly arguments: readonly string[] },
  ): Promise<unknown>;
}

/** Adds to a window, which it opens if need be; answers the count and the milliseconds until the window ends. */
const ADD = `local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count < 1 then
  redis.call('DEL', KEYS[1])
  return {0, 0}
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {count, left}`;

/** Windows that all nodes share in Redis. While Redis is away everything is allowed: no room can be changed then. */
export class SharedWindows {
  readonly #name: string;
  readonly #rate: Rate;
  readonly #counters: Counters;

  constructor(name: string, rate: Rate, counters: Counters) {
    this.#name = name;
    this.#rate = rate;
    this.#counters = counters;
  }

  async take(key: string, factor = 1): Promise<number | undefined> {
    const [count, resetsIn] = await this.#add(key, 1);
    if (count <= this.#rate.count * factor) return undefined;
    this.giveBack(key);
    return resetsIn;
  }

  async look(key: string, factor = 1): Promise<number | undefined> {
    const [count, resetsIn] = await this.#add(key, 0);
    return count < this.#rate.count * factor ? undefined : resetsIn;
  }

  giveBack(key: string): void {
    void this.#add(key, -1);
  }

  async #add(key: string, change: number): Promise<readonly [count: number, left: number]> {
    const milliseconds = String(this.#rate.seconds * 1_000);
    const call = {
      keys: [`kingrow:limit:${this.#name}:${key}`],
      arguments: [String(change), milliseconds],
    };
    const reply = await this.#counters.eval(ADD, call).catch(() => undefined);
    if (!Array.isArray(reply)) return [0, 0];
    return [Number(reply[0]), Number(reply[1])];
  }
}

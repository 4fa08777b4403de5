// The few globals that the product reads time and chance from, lent to one simulation at a time.
import type { Random } from "./random.ts";
import type { Cancel, Schedule } from "./schedule.ts";

const BORROWED = ["setTimeout", "clearTimeout", "crypto"] as const;
const realImmediate = globalThis.setImmediate;
const realNow = Date.now;

export interface Globals {
  /** The server process is gone, and its timers with it. */
  readonly dropTimers: () => void;
  /** Timers that are still to fire. */
  readonly timerCount: () => number;
  readonly giveBack: () => void;
}

/**
 * From now on `setTimeout` and `Date.now` follow the schedule and `crypto.getRandomValues` the seed.
 * Only the server uses the global timers; pages have their clock handed in.
 */
export function borrowGlobals(schedule: Schedule, random: Random): Globals {
  const timers = new Map<object, Cancel>();
  const saved = BORROWED.map((name) => [name, describe(name)] as const);

  replace("setTimeout", (run: () => void, ms = 0): object => {
    const timer = createTimer();
    const fire = (): void => {
      timers.delete(timer);
      run();
    };
    timers.set(timer, schedule.after(ms, fire));
    return timer;
  });
  replace("clearTimeout", (timer: object | undefined): void => {
    if (timer === undefined) return;
    timers.get(timer)?.();
    timers.delete(timer);
  });
  replace("crypto", { getRandomValues: (bytes: Uint8Array) => fill(bytes, random) });
  Date.now = schedule.now;

  return {
    dropTimers: () => {
      for (const cancel of timers.values()) cancel();
      timers.clear();
    },
    timerCount: () => timers.size,
    giveBack: () => {
      Date.now = realNow;
      for (const [name, descriptor] of saved) Object.defineProperty(globalThis, name, descriptor);
    },
  };
}

/** Resolves when every promise that can go on without time passing has gone on. */
export function drained(): Promise<void> {
  return new Promise((resolve) => {
    realImmediate(resolve);
  });
}

function describe(name: (typeof BORROWED)[number]): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
}

function replace(name: (typeof BORROWED)[number], value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

function createTimer(): object {
  const timer = { ref: () => timer, unref: () => timer };
  return timer;
}

function fill(bytes: Uint8Array, random: Random): Uint8Array {
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = random.between(0, 255);
  return bytes;
}

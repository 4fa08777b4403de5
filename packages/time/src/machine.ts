// The real clocks of the machine. Only programs import them; all other code takes a clock as a parameter.
import type { Cancel, Clock } from "./clock.ts";

/** The wall clock, which may be set at any time. */
export const systemClock: Clock = { now: () => Date.now(), after };

/** A monotonic clock for durations, in milliseconds. */
export const steadyClock: Clock = { now: () => performance.now(), after };

function after(ms: number, run: () => void): Cancel {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

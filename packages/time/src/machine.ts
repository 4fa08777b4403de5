// The clocks of this machine. Only what puts a program together names them and hands them on.
import type { Cancel, Clock } from "./clock.ts";

/** The wall clock, which somebody may set at any time. */
export const systemClock: Clock = { now: () => Date.now(), after };

/** Milliseconds since some moment, whatever happens to the wall clock: for how long something takes. */
export const steadyClock: Clock = { now: () => performance.now(), after };

function after(ms: number, run: () => void): Cancel {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

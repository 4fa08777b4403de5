// The clock as a port, and functions that wait on it.
export { every, type Cancel, type Clock } from "./clock.ts";
export { backoff, type BackoffLimits, pause, spread, within } from "./pause.ts";

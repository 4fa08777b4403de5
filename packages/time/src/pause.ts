// Waiting: a pause that can be ended early, and how long to pause before trying again.
import type { Clock } from "./clock.ts";

/** Resolves after so many milliseconds, or at once when the signal is or becomes aborted. Never rejects. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const end = (): void => {
      cancel();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal?.addEventListener("abort", end);
  });
}

export interface BackoffLimits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Milliseconds to wait before a repetition: doubled with each, up to the longest. `tries` failed before it, 1 at least. */
export function backoff({ firstMs, longestMs }: BackoffLimits, tries: number): number {
  return Math.min(firstMs * 2 ** (tries - 1), longestMs);
}

/** Up to a quarter more or less, so that many do not come in step. `fraction` is random, 0 to 1. */
export function spread(ms: number, fraction: number): number {
  return ms * (0.75 + fraction / 2);
}

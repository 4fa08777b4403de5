// Pauses that can be ended early, timeouts, and the backoff of retries.
import type { Clock } from "./clock.ts";

/** Resolves after `ms` milliseconds, or when the signal is aborted. Never rejects. */
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

/** Exponential backoff: milliseconds to wait after `tries` failed attempts (at least 1). */
export function backoff({ firstMs, longestMs }: BackoffLimits, tries: number): number {
  return Math.min(firstMs * 2 ** (tries - 1), longestMs);
}

/** Adds jitter of up to a quarter more or less. `fraction` is random, 0 to 1. */
export function spread(ms: number, fraction: number): number {
  return ms * (0.75 + fraction / 2);
}

/** Rejects with the error of `late` if the promise does not settle in time. A later result is ignored. */
export function within<T>(
  clock: Clock,
  ms: number,
  { answer, late }: { readonly answer: Promise<T>; readonly late: () => Error },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(Math.max(0, ms), () => reject(late()));
    answer.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (fault: unknown) => {
        cancel();
        reject(fault);
      },
    );
  });
}

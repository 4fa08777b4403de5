// Dispatches the window event of a rate limit (P20).
import type { Alert, Connection } from "@kingrow/client";

export interface RateLimitDetail {
  readonly event: string;
  readonly message: string;
  /** Epoch milliseconds on the server's clock. */
  readonly resetTime: number;
  readonly remaining: number;
  /** Milliseconds, 0 when no time is left. */
  readonly timeUntilReset: number;
}

/** Dispatches `rateLimitExceeded` on the window for each one that comes; returns how to stop. */
export function announceRateLimits(
  { store }: Connection,
  textOf: (alert: Alert) => string,
): () => void {
  return store.subscribe(({ alert }, before) => {
    if (alert === before.alert || alert?.kind !== "rate-limit") return;
    const { event, resetTime, remaining } = alert.notice;
    const times = { resetTime, remaining, timeUntilReset: alert.untilReset };
    const detail: RateLimitDetail = { event, message: textOf(alert), ...times };
    window.dispatchEvent(new CustomEvent("rateLimitExceeded", { detail }));
  });
}

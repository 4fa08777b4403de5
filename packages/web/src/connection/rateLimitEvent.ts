// The window-level event that tells other scripts of the page about a rate limit (P20).
import type { RateLimitNotice } from "@kingrow/protocol";

export interface RateLimitDetail {
  readonly event: string;
  /** What the person is told. */
  readonly message: string;
  /** Epoch milliseconds on the server's clock. */
  readonly resetTime: number;
  readonly remaining: number;
  /** Milliseconds, 0 when no time is left. */
  readonly timeUntilReset: number;
}

export function announceRateLimit(notice: RateLimitNotice, message: string, timeUntilReset: number): void {
  const { event, resetTime, remaining } = notice;
  const detail: RateLimitDetail = { event, message, resetTime, remaining, timeUntilReset };
  window.dispatchEvent(new CustomEvent("rateLimitExceeded", { detail }));
}

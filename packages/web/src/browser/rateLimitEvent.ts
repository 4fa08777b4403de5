// Dispatches the window event of a rate limit (P20).
import type { Alert, Connection } from "@kingrow/client";

/** Dispatches `rateLimitExceeded` on the window for each one that comes. Times are milliseconds. */
export function announceRateLimits({ store }: Connection, textOf: (alert: Alert) => string): void {
  store.subscribe(({ alert }, before) => {
    if (alert === before.alert || alert?.kind !== "rate-limit") return;
    const { event, resetTime, remaining } = alert.notice;
    const [message, timeUntilReset] = [textOf(alert), alert.untilReset];
    const detail = { event, message, resetTime, remaining, timeUntilReset };
    window.dispatchEvent(new CustomEvent("rateLimitExceeded", { detail }));
  });
}

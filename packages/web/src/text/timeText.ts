// Times as texts: how long ago, and how much is left.

/** How long ago something was, in the page's language: `2 min. ago`. Whole minutes, hours from sixty on. */
export function agoText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || "en", {
    numeric: "auto",
    style: "short",
  });
  if (minutes === 0) return format.format(0, "second");
  return minutes < 60
    ? format.format(-minutes, "minute")
    : format.format(-Math.floor(minutes / 60), "hour");
}

/** Below this a player's clock shows tenths of a second. */
export const TENTHS_BELOW_MS = 10_000;

/** Minutes and seconds, rounded up: `1:05`. Never below `0:00`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same, and below ten seconds with tenths, rounded down so that zero is the end: `9.4`. */
export function playersClockText(ms: number): string {
  if (ms >= TENTHS_BELOW_MS) return clockText(ms);
  return (Math.floor(Math.max(0, ms) / 100) / 10).toFixed(1);
}

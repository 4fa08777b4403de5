// Times as texts: how long somebody waits, and how much is left.

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

/** Whole minutes, hours from sixty on, in the page's language: `2 min`. */
export function minutesText(minutes: number): string {
  const [value, unit] =
    minutes < 60 ? ([minutes, "minute"] as const) : ([Math.floor(minutes / 60), "hour"] as const);
  const language = document.documentElement.lang || "en";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
    value,
  );
}

/** A day of the year in the page's language: `24 November`. */
export function dateText(time: Date): string {
  const language = document.documentElement.lang || "en";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(time);
}

// How long ago something was.

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

// How a time left is written.

/** Minutes and seconds, rounded up: `1:05`. Never below `0:00`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

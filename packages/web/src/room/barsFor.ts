// How many of four bars a time of answers is worth (P34).

/** The longest time for four, three and two bars, in milliseconds. */
const LIMITS = [
  { ms: 100, bars: 4 },
  { ms: 250, bars: 3 },
  { ms: 600, bars: 2 },
] as const;

/** All four while nothing is known: a connection is good until it shows otherwise. */
export function barsFor(ms: number | undefined): number {
  if (ms === undefined) return 4;
  return LIMITS.find((limit) => ms <= limit.ms)?.bars ?? 1;
}

// Reductions and prunings of the search: which moves are searched less deeply.

/** From this depth on a shallow look may decide a position, if it is so far outside the window. */
export const FORESEEN = 6;
export const MARGIN = 45;
/** A score that far above the lower margin need not be asked about it. */
export const HOPELESS = 400;

/** How much less deep a later quiet move is looked at first; `depth` is what is left after it. */
export function reduction(depth: number, tried: number): number {
  if (depth < 2 || tried < 1) return 0;
  if (depth < 4 || tried < 3) return 1;
  return depth < 7 || tried < 6 ? 2 : 3;
}

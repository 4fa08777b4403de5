// Reductions and prunings of the search: which moves are searched less deeply.

/** From this depth on a shallow search decides a position whose score is outside the window by `MARGIN`. */
export const FORESEEN = 6;
export const MARGIN = 45;
/** A score this far above the lower margin makes the second shallow search pointless. */
export const HOPELESS = 400;

/** How many plies less deep a later quiet move is searched first. @param depth the plies left after the move */
export function reduction(depth: number, tried: number): number {
  if (depth < 2 || tried < 1) return 0;
  if (depth < 4 || tried < 3) return 1;
  return depth < 7 || tried < 6 ? 2 : 3;
}

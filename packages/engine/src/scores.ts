// Scores in hundredths of a man, for the side to move. Scores of wins are far above all others.

/** A won game; a win in n plies scores WIN - n. */
export const WIN = 16000;

/** Beyond all scores; and what is no score, as moves have to be tried. */
export const INFINITE = WIN + 1;
export const UNSURE = 2 * INFINITE;

/** Scores beyond this tell a win or a loss that has been seen to its end. */
export const PROVED = 15000;

/** The plies to the end of the game, where the score proves it; 0 or less never comes up. */
export function pliesToEnd(score: number): number | undefined {
  return Math.abs(score) > PROVED ? WIN - Math.abs(score) : undefined;
}

/** A known end: 0 is a draw, n + 1 stands for n plies, an odd number of them winning. */
export function fromEndgame(known: number, ply: number): number {
  if (known === 0) return 0;
  const plies = known - 1;
  return (plies & 1) === 1 ? WIN - plies - ply : plies + ply - WIN;
}

/** The table keeps wins by their distance from the position, not from the root. */
export function toTable(score: number, ply: number): number {
  if (score > PROVED) return score + ply;
  return score < -PROVED ? score - ply : score;
}

/** The other way round. */
export function fromTable(score: number, ply: number): number {
  if (score > PROVED) return score - ply;
  return score < -PROVED ? score + ply : score;
}

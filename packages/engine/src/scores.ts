// Scores in hundredths of a man, for the side to move. Scores of wins are far above all others.

/** A won game; a win in n plies scores WIN - n. */
export const WIN = 16000;

/** `INFINITE` is beyond all scores. `UNSURE` is no score: the moves have to be searched. */
export const INFINITE = WIN + 1;
export const UNSURE = 2 * INFINITE;

/** Scores beyond this are wins or losses that were searched to the end of the game. */
export const PROVED = 15000;

/** The plies to the end of the game if the score proves it. Never 0 or less. */
export function pliesToEnd(score: number): number | undefined {
  return Math.abs(score) > PROVED ? WIN - Math.abs(score) : undefined;
}

/** The score of a solved endgame: 0 is a draw, n + 1 is the end in n plies, a win if n is odd. */
export function fromEndgame(known: number, ply: number): number {
  if (known === 0) return 0;
  const plies = known - 1;
  return (plies & 1) === 1 ? WIN - plies - ply : plies + ply - WIN;
}

/** The table stores wins by their distance from the position, not from the root. */
export function toTable(score: number, ply: number): number {
  if (score > PROVED) return score + ply;
  return score < -PROVED ? score - ply : score;
}

/** The inverse of `toTable`. */
export function fromTable(score: number, ply: number): number {
  if (score > PROVED) return score - ply;
  return score < -PROVED ? score + ply : score;
}

// What a score says. Scores are in hundredths of a man, for the side to move; wins stand far above.

/** A won game; a win in n plies scores WIN - n. */
export const WIN = 16000;

/** Scores beyond this tell a win or a loss that has been seen to its end. */
export const PROVED = 15000;

/** The plies to the end of the game, where the score proves it; 0 or less never comes up. */
export function pliesToEnd(score: number): number | undefined {
  return Math.abs(score) > PROVED ? WIN - Math.abs(score) : undefined;
}

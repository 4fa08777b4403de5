// Joins consecutive positions of the engine command to a game, so that repetitions count.

import { isSamePosition, legalMoves, type Game } from "@kingrow/rules";
import { playWhole } from "../playWhole.ts";

/**
 * The previous game with one more move, if that move leads to the requested position. Otherwise, and if the previous
 * game is drawn there, the requested position without a history.
 */
export function follow(before: Game | undefined, requested: Game): Game {
  if (before === undefined) return requested;
  const next = legalMoves(before.position).map((move) => playWhole(before, move));
  const found = next.find((game) => game && isSamePosition(game.position, requested.position));
  return found === undefined || found.outcome !== undefined ? requested : found;
}

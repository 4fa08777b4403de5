// Joins consecutive positions of the engine command to a game, so that repetitions count.

import { legalMoves, type Game, type Position } from "@kingrow/rules";
import { playWhole } from "../playWhole.ts";

/**
 * The game that is asked about: the one before, one move on, where a move leads there; else the
 * position by itself, as also where the one before is drawn there: whoever asks counts otherwise.
 */
export function follow(before: Game | undefined, asked: Game): Game {
  if (before === undefined) return asked;
  const next = legalMoves(before.position).map((move) => playWhole(before, move));
  const found = next.find((game) => game && isOneBoard(game.position, asked.position));
  return found === undefined || found.outcome !== undefined ? asked : found;
}

function isOneBoard(one: Position, other: Position): boolean {
  const isSameSide = one.turn === other.turn && one.kings === other.kings;
  return isSameSide && one.black === other.black && one.white === other.white;
}

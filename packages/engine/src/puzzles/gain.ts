// The gain of a puzzle, counted in pieces on the board.

import { countBits, legalMoves, opponentOf, type Color, type Position } from "@kingrow/rules";
import { WORDS, writePosition } from "../board.ts";
import { capturing } from "../generate.ts";

export interface Gain {
  /** Pieces captured from the loser, less the winner's own losses. */
  readonly pieces: number;
  /** Kings that the winner has more than before. */
  readonly kings: number;
  /** Kings that the loser has more than before. */
  readonly loserKings: number;
  /** Two for a piece and one more for a king, the kings of both sides counted. */
  readonly lead: number;
  /** How the game has ended, if the winner's line ends it. */
  readonly end: "no-pieces" | "no-moves" | undefined;
}

/** The gain between two positions for the side to move in the first one. */
export function gainBetween(start: Position, end: Position): Gain {
  const winner = start.turn;
  const loser = opponentOf(winner);
  const ahead = (position: Position): number =>
    countBits(position[winner]) - countBits(position[loser]);
  const pieces = ahead(end) - ahead(start);
  const kings = kingsOf(end, winner) - kingsOf(start, winner);
  const loserKings = kingsOf(end, loser) - kingsOf(start, loser);
  const lead = 2 * pieces + kings - loserKings;
  return { pieces, kings, loserKings, lead, end: endOf(end, loser) };
}

function kingsOf(position: Position, color: Color): number {
  return countBits(position[color] & position.kings);
}

/** Whether neither side could capture if it were to move. */
export function isQuiet(position: Position): boolean {
  const words = new Int32Array(WORDS);
  writePosition(words, 0, position);
  return capturing(words, 0, 0) === 0 && capturing(words, 0, 1) === 0;
}

function endOf(position: Position, loser: Color): Gain["end"] {
  if (position[loser] === 0) return "no-pieces";
  return position.turn === loser && legalMoves(position).length === 0 ? "no-moves" : undefined;
}

// The moves of a game as the pages enter them: player, squares and expected board.
import {
  formatMove,
  initialPosition,
  legalMoves,
  parseMove,
  playMove,
  type Color,
  type Position,
  type Square,
} from "@kingrow/rules";

/** A whole game as short as one can be: chains on both sides, two kings, and a triple jump that ends it. */
export const SHORT_GAME =
  "10-14 22-18 12-16 24-19 11-15 18x11 8x15x24 28x19x12 3-8 12x3 4-8 3x10x17 2-7 23-18 9-14 18x9x2 1-6 2x9 5x14 17x10x3x12".split(
    " ",
  );

export interface Turn {
  readonly color: Color;
  /** `11-15`, `22x15x8`. */
  readonly text: string;
  readonly path: readonly Square[];
  /** How the board stands after it. */
  readonly after: Position;
}

/** The turns of a game from its start, given as `11-15` or as the squares of a path. */
export function turnsOf(moves: readonly (string | readonly Square[])[]): Turn[] {
  let position = initialPosition;
  return moves.map((given) => {
    const path = typeof given === "string" ? squaresOf(given) : given;
    const move = legalMoves(position).find((each) => each.path.join() === path.join());
    if (move === undefined) throw new Error(`${path.join(" to ")} is no move here.`);
    const color = position.turn;
    position = playMove(position, move);
    return { color, text: formatMove(move), path: move.path, after: position };
  });
}

function squaresOf(text: string): readonly Square[] {
  const path = parseMove(text);
  if (!path.ok) throw new Error(`${text} is no move: ${path.error}.`);
  return path.value;
}

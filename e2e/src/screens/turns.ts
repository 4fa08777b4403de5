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

// The moves of a game as the pages enter them: player, squares and expected board.
import type { Page } from "@playwright/test";
import {
  findMove,
  formatMove,
  initialPosition,
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

/** The turns of a game from its start, given as `11-15`. */
export function turnsOf(moves: readonly string[]): Turn[] {
  let position = initialPosition;
  return moves.map((given) => {
    const move = findMove(position, given);
    if (!move.ok) throw new Error(`${given} is ${move.error}`);
    const color = position.turn;
    position = playMove(position, move.value);
    return { color, text: formatMove(move.value), path: move.value.path, after: position };
  });
}

/** The moves as the page lists them. */
export async function movesShown(page: Page): Promise<readonly string[]> {
  const list = page.getByRole("region", { name: "Moves" });
  return (await list.innerText()).match(/\b\d+(?:[-x]\d+)+\b/g) ?? [];
}

/** The position to which they lead from the start. */
export async function positionShown(page: Page): Promise<Position> {
  return turnsOf(await movesShown(page)).at(-1)?.after ?? initialPosition;
}

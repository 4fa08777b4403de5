// Positions and games written down in tests.

import { parseFen } from "../fen.ts";
import { play, type Game, type StepResult } from "../game.ts";
import type { Position } from "../position.ts";

/** The position of a FEN, which must be right. */
export function fen(text: string): Position {
  const position = parseFen(text);
  if (!position.ok) throw new Error(`${text} is ${position.error}`);
  return position.value;
}

/** Plays steps and jumps written as `11-15`, which must be legal. Returns the result of the last one. */
export function playAll(game: Game, ...steps: readonly string[]): StepResult {
  let last: StepResult | undefined;
  for (const text of steps) {
    const [from = 0, to = 0] = text.split("-").map(Number);
    const played = play(last?.game ?? game, from, to);
    if (!played.ok) throw new Error(`${text} is refused: ${played.error}`);
    last = played.value;
  }
  if (last === undefined) throw new Error("no step was given");
  return last;
}

// Replays a game from its moves in square notation.

import { playMove } from "./moves.ts";
import { findMove, type MoveFault } from "./notation.ts";
import type { Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";

/** The first move that could not be played; `ply` counts from 1. */
export interface ReplayFault {
  readonly ply: number;
  readonly text: string;
  readonly fault: MoveFault;
}

/** The positions of a written game: the start, then one after each whole move. Draws do not end it. */
export function replay(
  start: Position,
  moves: readonly string[],
): Result<readonly Position[], ReplayFault> {
  const positions = [start];
  let position = start;
  for (const [index, text] of moves.entries()) {
    const move = findMove(position, text);
    if (!move.ok) return err({ ply: index + 1, text, fault: move.error });
    position = playMove(position, move.value);
    positions.push(position);
  }
  return ok(positions);
}

// Perft: how many lines of play of a given length a position has, the proof of a move generator.

import { legalMoves, playMove } from "./moves.ts";
import { playStep } from "./play.ts";
import type { Position } from "./position.ts";
import { legalSteps } from "./steps.ts";

/** `path` counts whole moves, `step` counts every single jump of a chain as one. */
export type PerftConvention = "path" | "step";

/** The number of lines of `depth` moves; 1 for depth 0. */
export function perft(position: Position, depth: number, convention: PerftConvention): number {
  if (depth <= 0) return 1;
  let total = 0;
  for (const next of successors(position, convention)) total += perft(next, depth - 1, convention);
  return total;
}

function successors(position: Position, convention: PerftConvention): Position[] {
  return convention === "path"
    ? legalMoves(position).map((move) => playMove(position, move))
    : legalSteps(position).map((step) => playStep(position, step).position);
}

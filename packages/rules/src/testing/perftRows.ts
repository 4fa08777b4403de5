// The published leaf counts as tests compare them, and a slow perft over what players get.

import type { PerftRow } from "../cli/testdata.ts";
import { legalMoves, playMove } from "../moves.ts";
import { playStep } from "../play.ts";
import type { Position } from "../position.ts";
import { legalSteps } from "../steps.ts";

/** Perft over positions, steps and moves as players get them, instead of over bare integers. */
export function perftByPositions(position: Position, depth: number, row: PerftRow): number {
  if (depth === 0) return 1;
  const next =
    row.convention === "path"
      ? legalMoves(position).map((move) => playMove(position, move))
      : legalSteps(position).map((step) => playStep(position, step).position);
  return next.reduce((total, child) => total + perftByPositions(child, depth - 1, row), 0);
}

/** The counts of a row by depth, up to the first that is above `most`. */
export function depthsUpTo(row: PerftRow, most: number): readonly number[] {
  const end = row.depths.findIndex((count) => count > most);
  return end === -1 ? row.depths : row.depths.slice(0, end);
}

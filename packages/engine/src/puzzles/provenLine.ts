// The proved part of a puzzle: its first move, and its line while there is only one good continuation.

import { formatFen, playMove, type Move, type Position } from "@kingrow/rules";
import { differentMoves } from "../root.ts";
import type { Prover } from "./prove.ts";
import type { Puzzle } from "./puzzle.ts";

/** The beginning of a line in which each move of the winner is the only one with this lead, and the replies. */
export function provenLine(prover: Prover, { position, line }: Puzzle): readonly Move[] {
  const best = prover.onlyBest(position);
  if (best === undefined || !isSame(position, best.move, line[0])) return [];
  let moment = position;
  for (const [index, move] of line.entries()) {
    if (index > 0 && index % 2 === 0 && !isOnly(prover, moment, { move, lead: best.lead }))
      return line.slice(0, index - 1);
    moment = playMove(moment, move);
  }
  return line;
}

function isOnly(
  prover: Prover,
  position: Position,
  { move, lead }: { readonly move: Move; readonly lead: number },
): boolean {
  if (differentMoves(position).length === 1) return true;
  const [only, another] = prover.leading(position, lead);
  return another === undefined && isSame(position, move, only);
}

function isSame(position: Position, one: Move, other: Move | undefined): boolean {
  return other !== undefined && boardAfter(position, one) === boardAfter(position, other);
}

function boardAfter(position: Position, move: Move): string {
  return formatFen(playMove(position, move));
}

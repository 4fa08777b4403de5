// Whole moves: a turn from its start square to the end of its chain (rule G1).

import { playStep } from "./play.ts";
import type { Position } from "./position.ts";
import type { Square } from "./squares.ts";
import { legalSteps, type Step } from "./steps.ts";

/** A whole turn: one step, or a chain of jumps to its end. */
export interface Move {
  /** The start square and then every landing square. */
  readonly path: readonly Square[];
  /** The squares jumped over, in order; empty for a step. */
  readonly captures: readonly Square[];
}

/** Every legal whole move; two routes over the same pieces are two moves. */
export function legalMoves(position: Position): readonly Move[] {
  return legalSteps(position).flatMap((step) => movesBeginning(position, step));
}

/** The single steps or jumps a whole move is made of. */
function stepsOf(move: Move): readonly Step[] {
  return move.path.slice(1).map((to, index) => ({
    from: move.path[index] ?? to,
    to,
    captured: move.captures[index],
  }));
}

/** Plays a whole move, which must be legal. */
export function playMove(position: Position, move: Move): Position {
  return stepsOf(move).reduce((moment, step) => playStep(moment, step).position, position);
}

function movesBeginning(position: Position, step: Step): Move[] {
  const { captured, from, to } = step;
  if (captured === undefined) return [{ path: [from, to], captures: [] }];
  const { position: next, turnEnded } = playStep(position, step);
  if (turnEnded) return [{ path: [from, to], captures: [captured] }];
  return legalMoves(next).map((rest) => ({
    path: [from, ...rest.path],
    captures: [captured, ...rest.captures],
  }));
}

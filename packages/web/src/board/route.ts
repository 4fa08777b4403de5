// The way a piece took from one position to the next, found by the rules.

import {
  legalMoves,
  legalSteps,
  playMove,
  playStep,
  type Move,
  type Position,
} from "@kingrow/rules";

/** The step, jump or whole move that leads from one position to the other, if one does. */
export function routeBetween(before: Position, after: Position): Move | undefined {
  const step = legalSteps(before).find((one) => isSame(playStep(before, one).position, after));
  if (step === undefined) {
    return legalMoves(before).find((move) => isSame(playMove(before, move), after));
  }
  const captures = step.captured === undefined ? [] : [step.captured];
  return { path: [step.from, step.to], captures };
}

/** Whether the pieces of two positions stand alike. */
export function isSame(one: Position, other: Position): boolean {
  return one.black === other.black && one.white === other.white && one.kings === other.kings;
}

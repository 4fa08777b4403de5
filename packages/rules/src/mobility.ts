// Whether a side can move at all, and where it could step if captures were not compulsory.

import type { Position } from "./position.ts";
import type { Square } from "./squares.ts";
import { canCapture, canStep, sideToMove, stepsFrom } from "./steps.ts";

/** Whether the side to move has any legal move; a side without one has lost (rule G4). */
export function canMove(position: Position): boolean {
  return canStep(sideToMove(position)) || canCapture(position);
}

/** Whether a step between two squares would be legal if captures were not compulsory. */
export function isQuietStep(position: Position, from: Square, to: Square): boolean {
  return stepsFrom(sideToMove(position), from).some((step) => step.to === to);
}

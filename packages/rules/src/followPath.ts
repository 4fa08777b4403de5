// Plays a move given as a path, without generating all other moves.

import { playStep } from "./play.ts";
import type { Position } from "./position.ts";
import type { Square } from "./squares.ts";
import { findStep } from "./steps.ts";

/** The position after the move along a path; undefined if it is illegal or skips squares. */
export function followPath(start: Position, path: readonly Square[]): Position | undefined {
  let position = start;
  for (let at = 1; at < path.length; at += 1) {
    const step = findStep(position, path[at - 1] ?? 0, path[at] ?? 0);
    if (step === undefined) return undefined;
    const played = playStep(position, step);
    if (played.turnEnded !== (at === path.length - 1)) return undefined;
    position = played.position;
  }
  return position;
}

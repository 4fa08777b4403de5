// Moves as text: `11-15`, `22x15x8` (every landing square of a chain is written).

import { legalMoves, playMove, type Move } from "./moves.ts";
import type { Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import { isSquare, type Square } from "./squares.ts";

/** The reason why a text cannot be a move. */
export type NotationFault = "malformed" | "off-board";

/** The reason why a text is not a move of a position. `ambiguous`: a shortened chain fits several captures. */
export type MoveFault = NotationFault | "illegal" | "ambiguous";

const MOVE_TEXT = /^\d{1,2}(?:-\d{1,2}|(?:x\d{1,2}){1,12})$/i;

/** A whole move in square notation: `-` for a step, `x` for every jump. */
export function formatMove(move: Move): string {
  return move.path.join(move.captures.length === 0 ? "-" : "x");
}

/** Reads the squares of a move. A chain may be shortened to its first and last squares. */
export function parseMove(text: string): Result<readonly Square[], NotationFault> {
  const trimmed = text.trim();
  if (!MOVE_TEXT.test(trimmed)) return err("malformed");
  const path = trimmed.split(/[-x]/i).map(Number);
  return path.every(isSquare) ? ok(path) : err("off-board");
}

/** Finds the legal move of a text. Landing squares may be left out if only one outcome fits. */
export function findMove(position: Position, text: string): Result<Move, MoveFault> {
  const path = parseMove(text);
  if (!path.ok) return path;
  const moves = legalMoves(position).filter((move) => fits(path.value, move.path));
  const exact = moves.find((move) => move.path.length === path.value.length);
  const [first] = moves;
  if (exact !== undefined) return ok(exact);
  if (first === undefined) return err("illegal");
  return sameOutcome(position, moves) ? ok(first) : err("ambiguous");
}

/** Whether the given squares start and end a path and lie on it in order. */
function fits(given: readonly Square[], path: readonly Square[]): boolean {
  if (given[0] !== path[0] || given.at(-1) !== path.at(-1)) return false;
  let found = 0;
  for (const square of path) if (square === given[found]) found += 1;
  return found === given.length;
}

function sameOutcome(position: Position, moves: readonly Move[]): boolean {
  const outcomes = moves.map((move) => JSON.stringify(playMove(position, move)));
  return new Set(outcomes).size === 1;
}

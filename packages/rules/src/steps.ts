// Generates legal steps: a single step, or a single jump of a chain (rule G1).

import {
  bitOf,
  downSkew,
  downStraight,
  jumpers,
  squareOf,
  squaresOf,
  upSkew,
  upStraight,
  type Bits,
} from "./bitboard.ts";
import type { Position } from "./position.ts";
import { isSquare, type Square } from "./squares.ts";

/** Start and end of a single step or jump. */
export interface StepSquares {
  readonly from: Square;
  readonly to: Square;
}

/** One step, or one jump of a chain. */
export interface Step extends StepSquares {
  /** The square jumped over; undefined for a step. */
  readonly captured: Square | undefined;
}

/** A position seen from the side to move. In the middle of a chain its only piece is the jumper. */
interface Side {
  readonly enemy: Bits;
  readonly empty: Bits;
  /** Pieces that may move toward higher squares. */
  readonly up: Bits;
  /** Pieces that may move toward lower squares. */
  readonly down: Bits;
}

/** The four diagonals: the neighbour, the square beyond it, and the pieces that may move that way. */
export const DIRECTIONS = [
  { ahead: upStraight, beyond: upSkew, sense: "up" },
  { ahead: upSkew, beyond: upStraight, sense: "up" },
  { ahead: downStraight, beyond: downSkew, sense: "down" },
  { ahead: downSkew, beyond: downStraight, sense: "down" },
] as const;

/** Every legal step, or every legal jump if there is one; by start square, lowest first. */
export function legalSteps(position: Position): readonly Step[] {
  const side = sideToMove(position);
  const capturing = jumpersOf(side);
  if (capturing !== 0) return squaresOf(capturing).flatMap((from) => jumpsFrom(side, from));
  return squaresOf(side.up | side.down).flatMap((from) => stepsFrom(side, from));
}

/** The squares of the pieces that can capture now; in the middle of a chain the jumper alone. */
export function capturingSquares(position: Position): readonly Square[] {
  return squaresOf(jumpersOf(sideToMove(position)));
}

/** Whether the side to move can capture. */
export function canCapture(position: Position): boolean {
  return jumpersOf(sideToMove(position)) !== 0;
}

/** The legal step or jump between two squares, if any. */
export function findStep(position: Position, from: Square, to: Square): Step | undefined {
  if (!isSquare(from)) return undefined;
  const side = sideToMove(position);
  if (jumpersOf(side) !== 0) return jumpsFrom(side, from).find((jump) => jump.to === to);
  return stepsFrom(side, from).find((step) => step.to === to);
}

/** The parts of a position on which the moves of a side depend. */
function sideToMove(position: Position): Side {
  const { black, white, kings, turn, jumper } = position;
  const isBlack = turn === "black";
  const whole = isBlack ? black : white;
  const own = jumper === undefined ? whole : whole & bitOf(jumper);
  return {
    enemy: isBlack ? white : black,
    empty: ~(black | white),
    up: isBlack ? own : own & kings,
    down: isBlack ? own & kings : own,
  };
}

function jumpersOf(side: Side): Bits {
  return jumpers(side.up, side.down, side.enemy, side.empty);
}

/** Whether a side could step if captures were not compulsory. */
function canStep({ up, down, empty }: Side): boolean {
  const ahead = upStraight(up) | upSkew(up) | downStraight(down) | downSkew(down);
  return (ahead & empty) !== 0;
}

function stepsFrom(side: Side, from: Square): Step[] {
  const steps: Step[] = [];
  for (const { ahead, sense } of DIRECTIONS) {
    const to = ahead(side[sense] & bitOf(from)) & side.empty;
    if (to !== 0) steps.push({ from, to: squareOf(to), captured: undefined });
  }
  return steps;
}

function jumpsFrom(side: Side, from: Square): Step[] {
  const jumps: Step[] = [];
  for (const { ahead, beyond, sense } of DIRECTIONS) {
    const over = ahead(side[sense] & bitOf(from)) & side.enemy;
    const to = beyond(over) & side.empty;
    if (to !== 0) jumps.push({ from, to: squareOf(to), captured: squareOf(over) });
  }
  return jumps;
}

/** Whether the side to move has any legal move; a side without one has lost (rule G4). */
export function canMove(position: Position): boolean {
  return canStep(sideToMove(position)) || canCapture(position);
}

/** Whether a step between two squares would be legal if captures were not compulsory. */
export function isQuietStep(position: Position, from: Square, to: Square): boolean {
  return stepsFrom(sideToMove(position), from).some((step) => step.to === to);
}

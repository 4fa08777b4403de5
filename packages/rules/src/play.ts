// Applies a legal step or jump to a position.

import { bitOf, KING_ROWS, type Bits } from "./bitboard.ts";
import { opponentOf, type Position } from "./position.ts";
import { canCapture, type Step } from "./steps.ts";

/** The result of one step or jump. */
export interface PlayResult {
  readonly position: Position;
  readonly crowned: boolean;
  /** False while the same piece must go on capturing. */
  readonly turnEnded: boolean;
}

/** Plays one step or jump, which must be legal. Crowning ends the turn, also within a chain (rule G1). */
export function playStep(position: Position, step: Step): PlayResult {
  const crowned = crowns(position, step);
  const landed = land(position, step, crowned);
  const turnEnded = step.captured === undefined || crowned || !canCapture(landed);
  if (!turnEnded) return { position: landed, crowned, turnEnded };
  const next = { ...landed, turn: opponentOf(position.turn), jumper: undefined };
  return { position: next, crowned, turnEnded };
}

function crowns(position: Position, step: Step): boolean {
  return (position.kings & bitOf(step.from)) === 0 && (KING_ROWS & bitOf(step.to)) !== 0;
}

/** The board after the step, with the same side to move. */
function land(position: Position, step: Step, crowned: boolean): Position {
  const { turn } = position;
  const from = bitOf(step.from);
  const to = bitOf(step.to);
  const gone = step.captured === undefined ? 0 : bitOf(step.captured);
  const isKing = crowned || (position.kings & from) !== 0;
  return {
    black: turn === "black" ? shift(position.black, from, to) : position.black & ~gone,
    white: turn === "white" ? shift(position.white, from, to) : position.white & ~gone,
    kings: (position.kings & ~(gone | from)) | (isKing ? to : 0),
    turn,
    jumper: step.to,
  };
}

function shift(bits: Bits, from: Bits, to: Bits): Bits {
  return (bits & ~from) | to;
}

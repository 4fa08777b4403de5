// Why a piece cannot be moved now, and which pieces must move instead.

import { pieceAt, type Color, type Position } from "./position.ts";
import type { Square } from "./squares.ts";
import { capturingSquares } from "./steps.ts";

/** Why a piece cannot be moved now. */
type ExplanationReason =
  | "must-capture"
  | "must-continue"
  | "blocked"
  | "not-yours"
  | "not-your-turn";

/** The answer to somebody trying a piece that cannot move. */
export interface Explanation {
  /** The piece that was tried. */
  readonly square: Square;
  readonly reason: ExplanationReason;
  /** The pieces that must move instead; empty where the reason is no such duty. */
  readonly pieces: readonly Square[];
}

interface Asked {
  readonly position: Position;
  readonly viewer: Color | undefined;
  readonly active: boolean;
}

/** The reason a piece stays where it is, for the one who tried it; undefined for an onlooker or an empty square. */
export function whyNot(square: Square, asked: Asked): Explanation | undefined {
  const { position, viewer, active } = asked;
  const piece = pieceAt(position, square);
  if (piece === undefined || viewer === undefined) return undefined;
  if (piece.color !== viewer) return { square, reason: "not-yours", pieces: [] };
  if (!active || position.turn !== viewer) return { square, reason: "not-your-turn", pieces: [] };
  if (position.jumper !== undefined) {
    return { square, reason: "must-continue", pieces: [position.jumper] };
  }
  const pieces = capturingSquares(position);
  return { square, reason: pieces.length === 0 ? "blocked" : "must-capture", pieces };
}

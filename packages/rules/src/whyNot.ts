// Explains why a piece cannot move now, and which pieces must move instead.

import { pieceAt, type Color, type Position } from "./position.ts";
import type { Square } from "./squares.ts";
import { capturingSquares } from "./steps.ts";

/** The reason why a piece cannot move now. */
type ExplanationReason =
  | "must-capture"
  | "must-continue"
  | "blocked"
  | "not-yours"
  | "not-your-turn";

/** The explanation for a player who tries a piece that cannot move. */
export interface Explanation {
  /** The square of the piece. */
  readonly square: Square;
  readonly reason: ExplanationReason;
  /** The pieces that must move instead; empty unless a capture is compulsory. */
  readonly pieces: readonly Square[];
}

interface PieceQuery {
  readonly position: Position;
  readonly viewer: Color | undefined;
  readonly active: boolean;
}

/** For a piece that cannot move; `undefined` for a watcher or an empty square. */
export function whyNot(square: Square, query: PieceQuery): Explanation | undefined {
  const { position, viewer, active } = query;
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

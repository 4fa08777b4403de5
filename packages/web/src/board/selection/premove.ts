// Premove input: selected piece, possible destinations and stored premove.
import {
  coordOf,
  type Piece,
  pieceAt,
  type Square,
  squareAt,
  type StepSquares,
} from "@kingrow/rules";
import type { Moment, SelectionEvent } from "./selection.ts";

export interface PremoveDecision {
  /** The piece taken up, which still needs a destination. */
  readonly piece: Square | undefined;
  /** What is stored from now on. */
  readonly premove: StepSquares | undefined;
}

const NOTHING: PremoveDecision = { piece: undefined, premove: undefined };
/** Along a diagonal: a step, and a jump. */
const REACHES = [1, 2] as const;
const SIDEWAYS = [-1, 1] as const;

/** What an event does to a premove (rule P24); anything without a meaning takes it back. */
export function decidePremove(
  now: PremoveDecision,
  event: SelectionEvent,
  moment: Moment,
): PremoveDecision {
  const { type } = event;
  if (type === "let-go") return NOTHING;
  if (type === "press") return press(now.piece, event.square, moment);
  if (type === "drop") return stored(now.piece, event.square, moment) ?? now;
  return isOwn(event.square, moment) ? { piece: event.square, premove: undefined } : now;
}

/** Where a piece could go by its nature, whatever stands there now: much may change before its turn. */
export function premoveTargets(square: Square, { position }: Moment): readonly Square[] {
  const piece = pieceAt(position, square);
  const { row, col } = coordOf(square);
  return directionsOf(piece).flatMap((ahead) =>
    REACHES.flatMap((reach) =>
      SIDEWAYS.flatMap(
        (aside) => squareAt({ row: row + ahead * reach, col: col + aside * reach }) ?? [],
      ),
    ),
  );
}

export function isOwn(square: Square, { position, viewer }: Moment): boolean {
  return viewer !== undefined && pieceAt(position, square)?.color === viewer;
}

function press(
  piece: Square | undefined,
  square: Square | undefined,
  moment: Moment,
): PremoveDecision {
  if (square === undefined || square === piece) return NOTHING;
  const premove = stored(piece, square, moment);
  if (premove !== undefined) return premove;
  return isOwn(square, moment) ? { piece: square, premove: undefined } : NOTHING;
}

/** Not onto an own piece: it could only be gone by then if it was captured, and more likely it is meant itself. */
function stored(
  from: Square | undefined,
  to: Square | undefined,
  moment: Moment,
): PremoveDecision | undefined {
  if (from === undefined || to === undefined || isOwn(to, moment)) return undefined;
  if (!premoveTargets(from, moment).includes(to)) return undefined;
  return { piece: undefined, premove: { from, to } };
}

/** Rows of the wire: White's men go toward higher ones, Black's toward lower. */
function directionsOf(piece: Piece | undefined): readonly number[] {
  if (piece === undefined) return [];
  if (piece.type === "king") return [-1, 1];
  return [piece.color === "white" ? 1 : -1];
}

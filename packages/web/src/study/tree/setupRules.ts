// Editing a position: places pieces, and explains why a position is not playable.
import {
  countBits,
  legalMoves,
  pieceAt,
  PIECES_PER_SIDE,
  type Color,
  type Piece,
  type Position,
  type Square,
} from "@kingrow/rules";

export type SetupFault =
  /** A man where he would have been crowned. */
  | { readonly kind: "man-on-king-row"; readonly color: Color; readonly square: Square }
  | { readonly kind: "too-many"; readonly color: Color }
  | { readonly kind: "none"; readonly color: Color }
  /** The side to move could not move: the game would be over. */
  | { readonly kind: "no-move"; readonly color: Color };

export const COLORS = ["black", "white"] as const;

/** Men and kings of both colors. Their order is part of the links. */
export const KINDS: readonly Piece[] = COLORS.flatMap((color) => [
  { color, type: "man" },
  { color, type: "king" },
]);

export const EMPTY: Position = { black: 0, white: 0, kings: 0, turn: "black", jumper: undefined };

/** Puts a piece on a square, or takes away what is there. */
export function put(position: Position, square: Square, piece: Piece | undefined): Position {
  const bit = 1 << (square - 1);
  const cleared = {
    ...position,
    black: position.black & ~bit,
    white: position.white & ~bit,
    kings: position.kings & ~bit,
    jumper: undefined,
  };
  if (piece === undefined) return cleared;
  const kings = piece.type === "king" ? cleared.kings | bit : cleared.kings;
  return { ...cleared, [piece.color]: cleared[piece.color] | bit, kings };
}

/** What stands on a square goes to another; what stood there is gone. */
export function shift(position: Position, from: Square, to: Square): Position {
  const piece = pieceAt(position, from);
  return piece === undefined ? position : put(put(position, from, undefined), to, piece);
}

/** What keeps a position from being played; nothing where it can be. */
export function faultsOf(position: Position): readonly SetupFault[] {
  const faults = COLORS.flatMap((color) => faultsOfSide(position, color));
  if (faults.length > 0) return faults;
  const { turn } = position;
  return legalMoves(position).length > 0 ? [] : [{ kind: "no-move", color: turn }];
}

function faultsOfSide(position: Position, color: Color): SetupFault[] {
  const count = countBits(position[color]);
  const faults: SetupFault[] = [];
  if (count === 0) faults.push({ kind: "none", color });
  if (count > PIECES_PER_SIDE) faults.push({ kind: "too-many", color });
  const kingRow = color === "black" ? [29, 30, 31, 32] : [1, 2, 3, 4];
  for (const square of kingRow) {
    const piece = pieceAt(position, square);
    if (piece?.color === color && piece.type === "man") {
      faults.push({ kind: "man-on-king-row", color, square });
    }
  }
  return faults;
}

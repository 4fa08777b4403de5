// Positions as text, e.g. `B:W21,22,K23:B1,2,K3` (side to move, then the squares of both sides).

import { bitOf, countBits, KING_ROWS, squaresOf, type Bits } from "./bitboard.ts";
import { PIECES_PER_SIDE } from "./constants.ts";
import type { Color, Position } from "./position.ts";
import { err, ok, type Result } from "./result.ts";
import { isSquare, type Square } from "./squares.ts";

/** The reason why a text is not a position. */
export type FenFault =
  | "malformed"
  | "off-board"
  | "square-taken"
  | "too-many-pieces"
  | "man-on-king-row";

/** One side as written: `W21,22,K23`. */
interface SideText {
  readonly color: Color;
  readonly pieces: Bits;
  readonly kings: Bits;
}

const FEN_TEXT = /^([BW]):([BW][K\d,-]*):([BW][K\d,-]*)\.?$/;
const PIECES_TEXT = /^(K?)(\d{1,2})(?:-(\d{1,2}))?$/;

/** Reads `turn:side:side`. The sides may come in either order; squares may be ranges, kings have a `K`. */
export function parseFen(text: string): Result<Position, FenFault> {
  const [, turn = "", one = "", other = ""] = FEN_TEXT.exec(text.trim()) ?? [];
  if (turn === "" || one[0] === other[0]) return err("malformed");
  const first = readSide(one);
  if (!first.ok) return first;
  const second = readSide(other);
  if (!second.ok) return second;
  if ((first.value.pieces & second.value.pieces) !== 0) return err("square-taken");
  return ok(assemble(colorOf(turn), first.value, second.value));
}

/** The FEN of a position. A chain under way is not part of a FEN. */
export function formatFen(position: Position): string {
  const turn = position.turn === "black" ? "B" : "W";
  return `${turn}:W${listOf(position, "white")}:B${listOf(position, "black")}`;
}

function assemble(turn: Color, one: SideText, other: SideText): Position {
  const [black, white] = one.color === "black" ? [one, other] : [other, one];
  const kings = black.kings | white.kings;
  return { black: black.pieces, white: white.pieces, kings, turn, jumper: undefined };
}

function readSide(text: string): Result<SideText, FenFault> {
  const color = colorOf(text);
  const list = text.slice(1);
  let side: SideText = { color, pieces: 0, kings: 0 };
  for (const item of list === "" ? [] : list.split(",")) {
    const next = addPieces(side, item);
    if (!next.ok) return next;
    side = next.value;
  }
  return checkSide(side);
}

function addPieces(side: SideText, item: string): Result<SideText, FenFault> {
  const [, king, first, last = first] = PIECES_TEXT.exec(item) ?? [];
  if (king === undefined || Number(first) > Number(last)) return err("malformed");
  const squares = range(Number(first), Number(last));
  if (!squares.every(isSquare)) return err("off-board");
  const added = squares.reduce((bits, square) => bits | bitOf(square), 0);
  if ((added & side.pieces) !== 0) return err("square-taken");
  const kings = king === "K" ? side.kings | added : side.kings;
  return ok({ ...side, pieces: side.pieces | added, kings });
}

function checkSide(side: SideText): Result<SideText, FenFault> {
  const { color, pieces, kings } = side;
  const kingRow = KING_ROWS & (color === "black" ? ~0xff : 0xff);
  if (countBits(pieces) > PIECES_PER_SIDE) return err("too-many-pieces");
  return (pieces & ~kings & kingRow) === 0 ? ok(side) : err("man-on-king-row");
}

function range(first: Square, last: Square): Square[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function colorOf(text: string): Color {
  return text[0] === "B" ? "black" : "white";
}

function listOf(position: Position, color: Color): string {
  const named = (square: Square): string =>
    (position.kings & bitOf(square)) === 0 ? `${square}` : `K${square}`;
  return squaresOf(position[color]).map(named).join(",");
}

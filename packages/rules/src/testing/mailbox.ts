// A second, slow and simple move generator on an 8x8 array, written from the rule text for the tests.
//
// It shares nothing with the bitboards: squares are numbered by counting them off the board, and
// captured pieces stay on the board until the whole chain is over, as the rule book has it.

import type { Color } from "../position.ts";

export interface Man {
  readonly color: Color;
  readonly isKing: boolean;
}

/** Rows and columns as on the wire; null is an empty place. */
export type Board = readonly (readonly (Man | null)[])[];

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** A whole move: every place the piece stood on, and the places it jumped over. */
export interface Route {
  readonly places: readonly Cell[];
  readonly jumped: readonly Cell[];
}

/** The dark places in the order of their numbers: from row 7 down, each row from column 7 down. */
export const NUMBERED: readonly Cell[] = Array.from({ length: 64 }, (_, index) => ({
  row: 7 - Math.floor(index / 8),
  col: 7 - (index % 8),
})).filter(({ row, col }) => (row + col) % 2 === 1);

export function numberOf(place: Cell): number {
  return NUMBERED.findIndex(({ row, col }) => row === place.row && col === place.col) + 1;
}

/** Every whole move of a color. Capturing is compulsory. */
export function routes(board: Board, color: Color): Route[] {
  const starts = NUMBERED.filter((place) => at(board, place)?.color === color);
  const captures = starts.flatMap((start) => capturesFrom(board, start));
  return captures.length > 0 ? captures : starts.flatMap((start) => stepsFrom(board, start));
}

/** Every chain by the piece on a place, played to its end. */
export function capturesFrom(board: Board, start: Cell): Route[] {
  const piece = at(board, start);
  return piece == null ? [] : chains(board, piece, { places: [start], jumped: [] });
}

/** The board after a whole move: the piece is moved and perhaps crowned, and captured pieces are removed. */
export function after(board: Board, route: Route): Board {
  const [start] = route.places;
  const end = route.places.at(-1);
  const piece = start && at(board, start);
  if (start === undefined || end === undefined || piece == null) throw new Error("no such route");
  let next = put(board, start, null);
  for (const place of route.jumped) next = put(next, place, null);
  return put(next, end, { ...piece, isKing: piece.isKing || isKingRow(end, piece.color) });
}

function stepsFrom(board: Board, start: Cell): Route[] {
  const piece = at(board, start);
  if (piece == null) return [];
  return directions(piece)
    .map((direction) => beyond(start, direction))
    .filter((place) => at(board, place) === null)
    .map((place) => ({ places: [start, place], jumped: [] }));
}

function chains(board: Board, piece: Man, soFar: Route): Route[] {
  const here = soFar.places.at(-1);
  if (here === undefined) return [];
  const longer = nextJumps(board, piece, soFar).flatMap((route) => {
    const landed = route.places.at(-1);
    const isCrowned = !piece.isKing && landed !== undefined && isKingRow(landed, piece.color);
    const further = isCrowned ? [] : chains(board, piece, route);
    return further.length > 0 ? further : [route];
  });
  return longer;
}

/** A piece is not jumped twice; the jumper's own start counts as empty. */
function nextJumps(board: Board, piece: Man, soFar: Route): Route[] {
  const [start] = soFar.places;
  const here = soFar.places.at(-1);
  if (start === undefined || here === undefined) return [];
  const open = put(board, start, null);
  return directions(piece).flatMap((direction) => {
    const over = beyond(here, direction);
    const landing = beyond(over, direction);
    const victim = at(open, over);
    const isFresh = !soFar.jumped.some((place) => isSame(place, over));
    const canJump = victim != null && victim.color !== piece.color && isFresh;
    if (!canJump || at(open, landing) !== null) return [];
    return [{ places: [...soFar.places, landing], jumped: [...soFar.jumped, over] }];
  });
}

function directions(piece: Man): Cell[] {
  const forward = piece.color === "white" ? 1 : -1;
  const rows = piece.isKing ? [1, -1] : [forward];
  return rows.flatMap((row) => [
    { row, col: 1 },
    { row, col: -1 },
  ]);
}

function beyond(place: Cell, direction: Cell): Cell {
  return { row: place.row + direction.row, col: place.col + direction.col };
}

/** The piece on a place, null if it is empty, undefined outside the board. */
function at(board: Board, place: Cell): Man | null | undefined {
  return board[place.row]?.[place.col];
}

function put(board: Board, place: Cell, piece: Man | null): Board {
  return board.map((row, r) =>
    row.map((old, c) => (r === place.row && c === place.col ? piece : old)),
  );
}

function isKingRow(place: Cell, color: Color): boolean {
  return place.row === (color === "white" ? 7 : 0);
}

function isSame(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.col === other.col;
}

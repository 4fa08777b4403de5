// Matches the pieces of two positions, so that they slide.
import {
  coordOf,
  pieceAt,
  type Move,
  type Piece,
  type Position,
  type Square,
  legalMoves,
  playMove,
} from "@kingrow/rules";
import { SQUARES } from "../surface/geometry.ts";

/** A piece with a name of its own that it keeps for as long as it is on the board. */
interface TrackedPiece {
  readonly id: number;
  readonly square: Square;
  readonly piece: Piece;
}

/** A piece just taken off, still seen while it fades. */
interface LeavingPiece extends TrackedPiece {
  /** The leg of the capturing piece's way on which it was jumped, from 0. */
  readonly leg: number;
}

/** A piece's way to where it stands now: its start, the landings, its end. */
export interface Slide {
  readonly id: number;
  readonly path: readonly Square[];
}

export interface PieceTracking {
  readonly position: Position;
  readonly pieces: readonly TrackedPiece[];
  readonly slides: readonly Slide[];
  readonly crowned: readonly number[];
  readonly entered: readonly number[];
  readonly leaving: readonly LeavingPiece[];
}

interface Pair {
  readonly old: TrackedPiece;
  readonly now: TrackedPiece;
  readonly cost: number;
}

/** More than any distance: a man that would have to turn into a king is matched last. */
const OTHER_TYPE = 8;

export function track(position: Position): PieceTracking {
  const pieces = piecesOn(position).map(({ square, piece }, id) => ({ id, square, piece }));
  return { position, pieces, slides: [], crowned: [], entered: [], leaving: [] };
}

/** The same pieces in the next position: who stayed, slid, was crowned, came or left. */
export function follow(before: PieceTracking, position: Position): PieceTracking {
  if (isSame(before.position, position)) return { ...before, position };
  const present = piecesOn(position);
  const lost = before.pieces.filter((old) => !present.some((now) => isAtHome(old, now)));
  const fresh = present.filter((now) => !before.pieces.some((old) => isAtHome(old, now)));
  const pairs = matched(lost, fresh);
  const entered = fresh.filter((now) => !pairs.some((pair) => pair.now === now));
  const firstId = 1 + Math.max(-1, ...[...before.pieces, ...before.leaving].map(({ id }) => id));
  const idOf = (now: TrackedPiece): number =>
    before.pieces.find((old) => isAtHome(old, now))?.id ??
    pairs.find((pair) => pair.now === now)?.old.id ??
    firstId + entered.indexOf(now);
  return {
    position,
    // By name, so that the page's elements never change places.
    pieces: present
      .map((now) => ({ id: idOf(now), square: now.square, piece: now.piece }))
      .sort((one, other) => one.id - other.id),
    entered: entered.map(idOf),
    crowned: pairs.filter(isCrowning).map(({ old }) => old.id),
    ...changes(before, position, pairs),
  };
}

export function dismiss(tracked: PieceTracking, id: number): PieceTracking {
  return { ...tracked, leaving: tracked.leaving.filter((piece) => piece.id !== id) };
}

/** The ways of the pieces that moved, and on which leg those that did not survive were jumped. */
function changes(before: PieceTracking, position: Position, pairs: readonly Pair[]) {
  const route = routeBetween(before.position, position);
  const moved = new Set(pairs.map(({ old }) => old));
  const leaving = before.pieces
    .filter((old) => !moved.has(old) && pieceAt(position, old.square)?.color !== old.piece.color)
    .map(({ id, square, piece }) => {
      // The first where the route is not known.
      const leg = route?.captures.indexOf(square) ?? 0;
      return { id, square, piece, leg };
    });
  return { slides: slidesOf(before, pairs, route), leaving: [...before.leaving, ...leaving] };
}

/** A legal move has one slide, along its route; any other change goes straight. */
function slidesOf(before: PieceTracking, pairs: readonly Pair[], route: Move | undefined): Slide[] {
  const mover = before.pieces.find(({ square }) => square === route?.path[0]);
  if (mover !== undefined && route !== undefined) return [{ id: mover.id, path: route.path }];
  return pairs.map(({ old, now }) => ({ id: old.id, path: [old.square, now.square] }));
}

/** Pairs lost with fresh pieces of the same colour, nearest first, each at most once. */
function matched(lost: readonly TrackedPiece[], fresh: readonly TrackedPiece[]): readonly Pair[] {
  const candidates = lost
    .flatMap((old) => fresh.map((now) => ({ old, now, cost: costOf(old, now) })))
    .filter(({ old, now }) => old.piece.color === now.piece.color)
    .sort((one, other) => one.cost - other.cost);
  const pairs: Pair[] = [];
  for (const pair of candidates) {
    if (!pairs.some(({ old, now }) => old === pair.old || now === pair.now)) pairs.push(pair);
  }
  return pairs;
}

function costOf(old: TrackedPiece, now: TrackedPiece): number {
  const from = coordOf(old.square);
  const to = coordOf(now.square);
  const distance = Math.max(Math.abs(from.row - to.row), Math.abs(from.col - to.col));
  return distance + (old.piece.type === now.piece.type ? 0 : OTHER_TYPE);
}

function piecesOn(position: Position): readonly TrackedPiece[] {
  return SQUARES.flatMap((square) => {
    const piece = pieceAt(position, square);
    return piece === undefined ? [] : [{ id: -1, square, piece }];
  });
}

function isAtHome(old: TrackedPiece, now: TrackedPiece): boolean {
  return old.square === now.square && old.piece.color === now.piece.color;
}

function isCrowning({ old, now }: Pair): boolean {
  return old.piece.type === "man" && now.piece.type === "king";
}

/** The whole move that leads from one position to the other, if one does. A single jump goes straight anyway. */
function routeBetween(before: Position, after: Position): Move | undefined {
  return legalMoves(before).find((move) => isSame(playMove(before, move), after));
}

function isSame(one: Position, other: Position): boolean {
  return one.black === other.black && one.white === other.white && one.kings === other.kings;
}

// A game as a list of positions, and the place in it that is shown.
import {
  coordOf,
  initialPosition,
  parseMove,
  replay,
  type Position,
  type ReplayFault,
  type Result,
  type Square,
  type StepSquares,
} from "@kingrow/rules";

/** The number of whole moves played at the place that is shown; `undefined` is the present. */
export type Ply = number | undefined;

export const TRAVELS = ["first", "previous", "next", "last"] as const;
export type Travel = (typeof TRAVELS)[number];

type Positions = Result<readonly Position[], ReplayFault>;

/** Several parts of the page ask for the same game, and a long one takes time to play. */
const known = new WeakMap<readonly string[], Positions>();

/** The positions of a game from its start, one after each whole move; `moves` as the rules write them. */
export function positionsOf(moves: readonly string[]): Positions {
  const positions = known.get(moves) ?? replay(initialPosition, moves);
  known.set(moves, positions);
  return positions;
}

export interface PlyPosition {
  readonly position: Position;
  readonly lastStep: StepSquares | undefined;
}

/** The position after so many moves of a game that is known to be legal. */
export function positionAt(moves: readonly string[], ply: number): PlyPosition {
  const positions = positionsOf(moves);
  const position = positions.ok ? positions.value[ply] : undefined;
  return { position: position ?? initialPosition, lastStep: moveInto(moves, ply) };
}

/** Where a travel leads in a game of so many moves. The latest position is always "now". */
export function travel(ply: Ply, way: Travel, count: number): Ply {
  const here = ply ?? count;
  const there = { first: 0, previous: here - 1, next: here + 1, last: count }[way];
  return plyAt(Math.max(0, there), count);
}

/** A number of moves as a place in a game of so many: the latest position is "now". */
export function plyAt(moves: number, count: number): Ply {
  return moves >= count ? undefined : moves;
}

/** The squares of a move as it is written: a step goes one row, a capture leaps two. */
export function pathText(path: readonly Square[]): string {
  const [from = 0, to = 0] = path;
  const rows = Math.abs(coordOf(to).row - coordOf(from).row);
  return path.join(rows === 1 ? "-" : "x");
}

/** The move that led to a place, by its first and last squares; `undefined` at the start. */
export function moveInto(moves: readonly string[], ply: number): StepSquares | undefined {
  const path = parseMove(moves[ply - 1] ?? "");
  return path.ok ? endsOf(path.value) : undefined;
}

export function endsOf(path: readonly Square[] | undefined): StepSquares | undefined {
  const [from, to] = [path?.[0], path?.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

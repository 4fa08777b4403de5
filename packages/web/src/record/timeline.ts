// A game as a row of positions, and the place in it that somebody looks at.
import {
  initialPosition,
  parseMove,
  replay,
  type Position,
  type ReplayFault,
  type Result,
  type Square,
} from "@kingrow/rules";

/** How many whole moves have been played at the place looked at; `undefined`: now, wherever that is. */
export type Ply = number | undefined;

export const TRAVELS = ["first", "previous", "next", "last"] as const;
/** The four ways to go through a game. */
export type Travel = (typeof TRAVELS)[number];

type Positions = Result<readonly Position[], ReplayFault>;

/** A long game takes its time to play, and several parts of the page look at the same one. */
const known = new WeakMap<readonly string[], Positions>();

/** The positions of a game from its start, one after each whole move; `moves` as the rules write them. */
export function positionsOf(moves: readonly string[]): Positions {
  const positions = known.get(moves) ?? replay(initialPosition, moves);
  known.set(moves, positions);
  return positions;
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
  const rows = Math.abs(rowOf(to) - rowOf(from));
  return path.join(rows === 1 ? "-" : "x");
}

/** There are four squares to a row. */
function rowOf(square: Square): number {
  return Math.floor((square - 1) / 4);
}

/** The move that led to a place, by its first and last squares; `undefined` at the start. */
export function moveInto(
  moves: readonly string[],
  ply: number,
): { readonly from: Square; readonly to: Square } | undefined {
  const path = parseMove(moves[ply - 1] ?? "");
  if (!path.ok) return undefined;
  const [from, to] = [path.value[0], path.value.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

// The root moves in the formats of the rules and of the search.

import { legalMoves, playMove, type Game, type Move, type Position } from "@kingrow/rules";
import { sideOf, TAG_CAPTURE, TAG_MAN } from "./board.ts";
import type { RootMove, Search } from "./search.ts";

/** A legal move and its place in the search. */
export interface Choice {
  readonly move: Move;
  readonly position: Position;
  readonly root: RootMove;
}

/** Starts a search of a game. Returns its legal moves, one for each resulting board. */
export function startSearch(search: Search, game: Game): Choice[] {
  const { position, seen, quietPlies, path } = game;
  const board = [position.black, position.white, position.kings];
  search.begin(path.length === 0 ? seen : board, quietPlies, sideOf(position));
  return differentMoves(position).map(({ move, position: next }) => ({
    move,
    position: next,
    root: search.addRootMove(next, tagOf(position, move)),
  }));
}

/** The legal move that leads to a board, if one does. */
export function moveLeadingTo(
  position: Position,
  [black, white, kings]: readonly [number, number, number],
): { readonly move: Move; readonly position: Position } | undefined {
  return differentMoves(position).find(
    ({ position: next }) => next.black === black && next.white === white && next.kings === kings,
  );
}

/** The legal moves of a position, one for each resulting board. */
export function differentMoves(position: Position): { move: Move; position: Position }[] {
  const moves = legalMoves(position).map((move) => ({ move, position: playMove(position, move) }));
  const different = new Map(
    moves.toReversed().map((one) => [`${one.position.black} ${one.position.white}`, one]),
  );
  return [...different.values()].toReversed();
}

function tagOf({ kings }: Position, { path, captures }: Move): number {
  const from = (path[0] ?? 1) - 1;
  const to = (path.at(-1) ?? 1) - 1;
  const kind = (captures.length > 0 ? TAG_CAPTURE : 0) | ((kings >>> from) & 1 ? 0 : TAG_MAN);
  return from | (to << 5) | kind;
}

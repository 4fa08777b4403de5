// Plays a whole move in a game of the rules.

import { play, type Game, type Move } from "@kingrow/rules";

/** The game after a whole move, or after the rest of a chain; undefined if the move is refused. */
export function playWhole(game: Game, { path }: Move): Game | undefined {
  let next = game;
  for (const [index, to] of path.slice(1).entries()) {
    const played = play(next, path[index] ?? to, to);
    if (!played.ok) return undefined;
    next = played.value.game;
  }
  return next;
}

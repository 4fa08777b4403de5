// Random games for the property tests.

import { array, nat, tuple, type Arbitrary } from "fast-check";
import { play, startGame, type Game } from "../game.ts";
import type { Position } from "../position.ts";
import { legalSteps } from "../steps.ts";

/** A random game from a random start, given with that start; it ends between moves or at its end. */
export function anyGame(starts: Arbitrary<Position>): Arbitrary<{ start: Position; game: Game }> {
  return tuple(starts, array(nat(), { maxLength: 60 })).map(([start, picks]) => ({
    start,
    game: picks.reduce(playMove, startGame(start)),
  }));
}

/** Plays one whole move, choosing each step or jump by a number. */
function playMove(game: Game, pick: number): Game {
  let next = playPick(game, pick);
  while (next.path.length > 0) next = playPick(next, pick);
  return next;
}

function playPick(game: Game, pick: number): Game {
  if (game.outcome !== undefined) return game;
  const steps = legalSteps(game.position);
  const step = steps[pick % steps.length];
  const played = step && play(game, step.from, step.to);
  if (!played?.ok) throw new Error("a legal step was refused");
  return played.value.game;
}

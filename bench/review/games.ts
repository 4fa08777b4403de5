// The games to review: tournament games with few mistakes, and games of the computer's levels with many.
import { Engine, LEVELS, moveAt, playWhole } from "@kingrow/engine";
import { formatMove, startGame } from "@kingrow/rules";
import { ARCHIVE } from "../../e2e/support/archive.ts";

/** A game of 40 moves by each side. */
const PLIES = 80;
/** Levels that play about as well as visitors do, counted from 1. */
const WEAKEST = 3;
const STRONGEST = 7;

/** Games that are spread over the archive. */
export function tournamentGames(count: number): readonly (readonly string[])[] {
  const at = (index: number): number => Math.floor((index * ARCHIVE.length) / count);
  return Array.from({ length: count }, (_, index) => ARCHIVE[at(index)]?.slice(0, PLIES) ?? []);
}

/** Games of each level against the next one, the same in every run. */
export function gamesOfLevels(count: number): readonly (readonly string[])[] {
  const span = STRONGEST - WEAKEST;
  return Array.from({ length: count }, (_, index) => gameOfLevels(WEAKEST + (index % span), index));
}

function gameOfLevels(weaker: number, seed: number): readonly string[] {
  const engine = new Engine({ tableBits: 16 });
  const moves: string[] = [];
  let game = startGame();
  while (game.outcome === undefined && moves.length < PLIES) {
    const level = LEVELS[weaker - 1 + ((moves.length + seed) % 2)] ?? LEVELS[0];
    const move = level && chosen(moveAt(engine, { game, level, seed: 1000 * seed + moves.length }));
    const next = move && playWhole(game, move);
    if (move === undefined || next === undefined) break;
    moves.push(formatMove(move));
    game = next;
  }
  return moves;
}

/** Runs a search without its pauses. */
export function chosen<T>(thinking: Generator<undefined, T>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

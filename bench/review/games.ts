// The games to review: tournament games with few mistakes, and games of the computer's levels with many.
import { readFileSync } from "node:fs";
import { Engine, LEVELS, moveAt, playWhole } from "@kingrow/engine";
import { formatMove, startGame, type Move } from "@kingrow/rules";

/** A game of 40 moves by each side. */
const PLIES = 80;
/** People who meet here play about like these, counted from 1. */
const WEAKEST = 3;
const STRONGEST = 7;

/** Games of a file with one a line, spread over it: what stands before a tab is passed over. */
export function tournamentGames(file: string, count: number): string[][] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return Array.from({ length: count }, (_, index) => {
    const line = lines[Math.floor((index * lines.length) / count)] ?? "";
    return (line.split("\t").at(-1) ?? "").trim().split(" ").slice(0, PLIES);
  });
}

/** The same games each time: a level against the next. */
export function gamesOfLevels(count: number): string[][] {
  const span = STRONGEST - WEAKEST;
  return Array.from({ length: count }, (_, index) => gameOfLevels(WEAKEST + (index % span), index));
}

function gameOfLevels(weaker: number, seed: number): string[] {
  const engine = new Engine({ tableBits: 16 });
  const moves: string[] = [];
  let game = startGame();
  while (game.outcome === undefined && moves.length < PLIES) {
    const level = LEVELS[weaker - 1 + ((moves.length + seed) % 2)] ?? LEVELS[0];
    const move = level && toEnd(moveAt(engine, { game, level, seed: 1000 * seed + moves.length }));
    const next = move && playWhole(game, move);
    if (move === undefined || next === undefined) break;
    moves.push(formatMove(move));
    game = next;
  }
  return moves;
}

function toEnd(thinking: Generator<undefined, Move | undefined>): Move | undefined {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

// Finds puzzles in games: `tsx puzzles.ts <games.txt> <first> <last>`, games counted from 1.
//
// Prints a puzzle a line, with the number of its game behind a `#`; what is done is told on the other
// channel. Some hundred games take ten minutes: collectPuzzles.ts makes one file of what several runs found.

import { findMove, formatFen, playMove, startGame, type Game } from "@kingrow/rules";
import { readFileSync } from "node:fs";
import { Engine } from "../engine.ts";
import { playWhole } from "../playWhole.ts";
import { findPuzzle } from "../puzzles/findPuzzle.ts";
import { formatPuzzle, type Puzzle } from "../puzzles/puzzle.ts";

const [file = "", first = "1", last = "300"] = process.argv.slice(2);
const engine = new Engine({ tableBits: 20 });
engine.endgames.prepareNow(4);

/** Positions that a puzzle has already told about. */
const told = new Set<string>();

function remember({ position, line }: Puzzle): void {
  let moment = position;
  told.add(formatFen(moment));
  for (const move of line) {
    moment = playMove(moment, move);
    told.add(formatFen(moment));
  }
}

/** Every position by itself: what had been before does not count when it is set up. */
function look(game: Game, number: number): void {
  if (told.has(formatFen(game.position))) return;
  const puzzle = findPuzzle(engine, startGame(game.position));
  if (puzzle === undefined) return;
  remember(puzzle);
  console.log(`${formatPuzzle(puzzle)}\t# ${number}`);
}

function lookThrough(moves: readonly string[], number: number): void {
  let game: Game | undefined = startGame();
  engine.forget();
  for (const text of moves) {
    const move = findMove(game.position, text);
    game = move.ok ? playWhole(game, move.value) : undefined;
    if (game === undefined || game.outcome !== undefined) return;
    look(game, number);
  }
}

const games = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t")[1]?.trim().split(" ") ?? []);
for (let number = Number(first); number <= Math.min(Number(last), games.length); number += 1) {
  lookThrough(games[number - 1] ?? [], number);
  console.error(`${number}`);
}

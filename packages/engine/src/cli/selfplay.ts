// Games of the engine against itself, to learn from: `tsx selfplay.ts <games> <nodes> <seed>`.
//
// Prints a game a line as the archives have them: the winner, a tab, the moves; then another tab and
// what was thought of the board before each move, in hundredths of a man for Black, a point where
// nothing was. Each begins with some random moves, so that all kinds of positions come up.

import { legalMoves, startGame, type Color, type Game, type Move } from "@kingrow/rules";
import { sideOf, WORDS, writePosition } from "../board.ts";
import { Engine } from "../engine.ts";
import { numbersFrom } from "../numbers.ts";
import { playWhole } from "../playWhole.ts";

const RANDOM_PLIES = 8;
const LONGEST_GAME = 200;
const MOST_QUIET_PLIES = 40;

const [games = "100", nodes = "2000", seed = "1"] = process.argv.slice(2);
const engine = new Engine({ tableBits: 16 });
const random = numbersFrom(Number(seed));
const words = new Int32Array(WORDS);

/** The winner as the endgames know it: "draw" too; undefined where they do not. */
function knownWinner({ position }: Game): Color | "draw" | undefined {
  writePosition(words, 0, position);
  const end = engine.endgames.look(words, 0, sideOf(position));
  if (end < 0) return undefined;
  if (end === 0) return "draw";
  return (end % 2 === 0) === (position.turn === "black") ? "black" : "white";
}

function winnerOf(game: Game): string | undefined {
  if (game.outcome !== undefined) return game.outcome.winner ?? "draw";
  const isLong = game.moves.length >= LONGEST_GAME || game.quietPlies >= MOST_QUIET_PLIES;
  return isLong ? "draw" : knownWinner(game);
}

function playOne(number: number): string {
  let game = startGame();
  const randomPlies = Math.floor(random() * (RANDOM_PLIES + 1));
  const scores: string[] = [];
  engine.forget();
  for (;;) {
    const winner = winnerOf(game);
    if (winner !== undefined) return `${winner}\t${game.moves.join(" ")}\t${scores.join(" ")}`;
    const isRandom = game.moves.length < randomPlies;
    const thought = isRandom
      ? undefined
      : engine.thinkNow({ game, limits: { nodes: Number(nodes) }, seed: number });
    scores.push(thought === undefined ? "." : String(forBlack(game, thought.score)));
    game = after(game, thought?.move ?? anyMove(game));
  }
}

function forBlack({ position }: Game, score: number): number {
  return position.turn === "black" ? score : -score;
}

function anyMove({ position }: Game): Move | undefined {
  const moves = legalMoves(position);
  return moves[Math.floor(random() * moves.length)];
}

function after(game: Game, move: Move | undefined): Game {
  const next = move && playWhole(game, move);
  if (next === undefined) throw new Error(`no move after ${game.moves.join(" ")}`);
  return next;
}

engine.endgames.prepareNow(3);
for (let number = 0; number < Number(games); number += 1) console.log(playOne(number));

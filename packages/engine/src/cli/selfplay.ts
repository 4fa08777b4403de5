// Plays the engine against itself to create training games: `tsx selfplay.ts <games> <nodes> <seed> [endings]`.
//
// Prints one game a line: the winner, the moves, the score of the board before each move (hundredths
// of a man for Black, a point where there is none) and the first board as FEN, separated by tabs.
// Each game begins with some random moves. With `endings` it begins with 5 to 12 pieces at random.

import {
  formatFen,
  legalMoves,
  startGame,
  type Color,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import { sideOf, WORDS, writePosition } from "../board.ts";
import { Engine } from "../engine.ts";
import { capturing } from "../generate.ts";
import { numbersFrom } from "../numbers.ts";
import { playWhole } from "../playWhole.ts";

const RANDOM_PLIES = 8;
const LONGEST_GAME = 200;
const MOST_QUIET_PLIES = 40;

const MOST_SIDE = 6;
const BLACK_MEN_ROWS = 0x0fffffff;
const WHITE_MEN_ROWS = 0xfffffff0 | 0;

const [games = "100", nodes = "2000", seed = "1", kind] = process.argv.slice(2);
const engine = new Engine({ tableBits: 16 });
const random = numbersFrom(Number(seed));
const words = new Int32Array(WORDS);

/** The winner by the solved endgames, or "draw"; undefined if the position is not solved. */
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
  const start = kind === "endings" ? randomEnding() : startGame().position;
  let game = startGame(start);
  const randomPlies = Math.floor(random() * (RANDOM_PLIES + 1)) / (kind === "endings" ? 4 : 1);
  const scores: string[] = [];
  engine.forget();
  for (;;) {
    const winner = winnerOf(game);
    if (winner !== undefined)
      return [winner, game.moves.join(" "), scores.join(" "), formatFen(start)].join("\t");
    const isRandom = game.moves.length < randomPlies;
    const thought = isRandom
      ? undefined
      : engine.thinkNow({ game, limits: { nodes: Number(nodes) }, seed: number });
    scores.push(thought === undefined ? "." : String(forBlack(game, thought.score)));
    game = after(game, thought?.move ?? anyMove(game));
  }
}

/** A position with 5 to 12 pieces and no capture, in which the sides differ by at most one piece. */
function randomEnding(): Position {
  for (;;) {
    const blacks = 2 + Math.floor(random() * (MOST_SIDE - 1));
    const whites = Math.min(MOST_SIDE, Math.max(2, blacks + Math.floor(random() * 3) - 1));
    if (blacks + whites < 5) continue;
    const crowned = random();
    let [black, white, kings] = [0, 0, 0];
    for (let piece = 0; piece < blacks + whites;) {
      const bit = 1 << Math.floor(random() * 32);
      if (((black | white) & bit) !== 0) continue;
      const isBlack = piece < blacks;
      const rows = isBlack ? BLACK_MEN_ROWS : WHITE_MEN_ROWS;
      if ((bit & rows) === 0 || random() < crowned * 0.8) kings |= bit;
      if (isBlack) black |= bit;
      else white |= bit;
      piece += 1;
    }
    const turn = random() < 0.5 ? "black" : "white";
    const position: Position = { ...startGame().position, black, white, kings, turn };
    writePosition(words, 0, position);
    const isCalm = capturing(words, 0, 0) === 0 && capturing(words, 0, 1) === 0;
    if (isCalm && legalMoves(position).length > 0) return position;
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

engine.endgames.prepareNow(4);
for (let number = 0; number < Number(games); number += 1) console.log(playOne(number));

// Games of the engine against itself, to learn from: `tsx selfplay.ts <games> <nodes> <seed>`.
//
// Prints a game a line as the archives have them: the winner, a tab, the moves. Each begins with some
// random moves, so that all kinds of positions come up.

import { formatMove, startGame, type Color, type Game } from "@kingrow/rules";
import { legalMoves } from "@kingrow/rules";
import { sideOf, WORDS, writePosition } from "../board.ts";
import { Engine } from "../engine.ts";
import { numbersFrom } from "../numbers.ts";
import { playWhole } from "../playWhole.ts";

const RANDOM_PLIES = 8;
const LONGEST_GAME = 200;

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
  return game.moves.length >= LONGEST_GAME ? "draw" : knownWinner(game);
}

function playOne(number: number): string {
  let game = startGame();
  const randomPlies = Math.floor(random() * (RANDOM_PLIES + 1));
  engine.forget();
  for (;;) {
    const winner = winnerOf(game);
    if (winner !== undefined) return `${winner}\t${game.moves.join(" ")}`;
    const moves = legalMoves(game.position);
    const isRandom = game.moves.length < randomPlies;
    const any = moves[Math.floor(random() * moves.length)];
    const best = isRandom
      ? undefined
      : engine.thinkNow({ game, limits: { nodes: Number(nodes) }, seed: number })?.move;
    const move = best ?? any;
    if (move === undefined) throw new Error(`no move in ${game.moves.join(" ")}`);
    const next = playWhole(game, move);
    if (next === undefined) throw new Error(`${formatMove(move)} was refused`);
    game = next;
  }
}

engine.endgames.prepareNow(3);
for (let number = 0; number < Number(games); number += 1) console.log(playOne(number));

// Prints the engine's score for positions of games: `tsx score.ts <games.txt> <nodes> <every>`.
//
// Prints the games as selfplay.ts does, every so-manieth board by chance thought about; of boards on
// which a capture is due nothing is said, for they are not learnt from.

import { findMove, startGame, type Game } from "@kingrow/rules";
import { readFileSync } from "node:fs";
import { sideOf, WORDS, writePosition } from "../board.ts";
import { Engine } from "../engine.ts";
import { capturing } from "../generate.ts";
import { numbersFrom } from "../numbers.ts";
import { playWhole } from "../playWhole.ts";

const [file = "", nodes = "600", every = "2"] = process.argv.slice(2);
const engine = new Engine({ tableBits: 14 });
const random = numbersFrom(1);
const words = new Int32Array(WORDS);

function isCalm({ position }: Game): boolean {
  writePosition(words, 0, position);
  const isFew = engine.endgames.look(words, 0, sideOf(position)) >= 0;
  return !isFew && capturing(words, 0, 0) === 0 && capturing(words, 0, 1) === 0;
}

/** Hundredths of a man for Black; a point where nothing is said. */
function scoreOf(game: Game): string {
  if (!isCalm(game) || random() * Number(every) >= 1) return ".";
  const score = engine.thinkNow({ game, limits: { nodes: Number(nodes) } })?.score ?? 0;
  return String(game.position.turn === "black" ? score : -score);
}

function scored(line: string): string {
  const [winner, moves = ""] = line.split("\t");
  const scores: string[] = [];
  let game: Game | undefined = startGame();
  engine.forget();
  for (const text of moves.trim().split(" ")) {
    if (game === undefined || game.outcome !== undefined) break;
    scores.push(scoreOf(game));
    const move = findMove(game.position, text);
    game = move.ok ? playWhole(game, move.value) : undefined;
  }
  return `${winner}\t${moves.trim()}\t${scores.join(" ")}`;
}

engine.endgames.prepareNow(3);
const lines = readFileSync(file, "utf8").split("\n");
for (const line of lines) if (line !== "" && !line.startsWith("#")) console.log(scored(line));

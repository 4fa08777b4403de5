// Makes one file of puzzles that were found: `tsx collectPuzzles.ts <out.txt> <found.txt> …`. The finder is in the
// history: cli/puzzles.ts, last in commit 0347b93f. It wrote a puzzle a line, with its game behind a `#`.
//
// Only what is proved is kept. A position comes once, a game at most three times, the easy ones first.

import { formatFen } from "@kingrow/rules";
import { readFileSync, writeFileSync } from "node:fs";
import { Engine } from "../engine.ts";
import { Prover } from "../puzzles/prove.ts";
import { provenPuzzle } from "../puzzles/provenPuzzle.ts";
import { formatPuzzle, parsePuzzle, type Puzzle } from "../puzzles/puzzle.ts";

const MOST_OF_A_GAME = 3;

const engine = new Engine({ tableBits: 20 });
engine.endgames.prepareNow(3);
const tools = { engine, prover: new Prover(engine.endgames) };

const [out = "", ...files] = process.argv.slice(2);
const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));

const kept = new Map<string, Puzzle>();
const ofGame = new Map<string, number>();
for (const line of lines) {
  const [found = "", game = ""] = line.split("\t# ");
  const puzzle = parsePuzzle(found);
  const before = ofGame.get(game) ?? 0;
  if (puzzle === undefined || (game !== "" && before === MOST_OF_A_GAME)) continue;
  const fen = formatFen(puzzle.position);
  const proven = kept.has(fen) ? undefined : provenPuzzle(tools, puzzle);
  if (proven === undefined) continue;
  kept.set(fen, proven);
  ofGame.set(game, before + 1);
}
const puzzles = [...kept.values()].sort(
  (one, other) => one.grade - other.grade || plies(one) - plies(other),
);
writeFileSync(out, `${puzzles.map(formatPuzzle).join("\n")}\n`);
console.error(`${puzzles.length} puzzles`);

/** How long a puzzle takes until its win is seen. */
function plies({ line, finish }: Puzzle): number {
  return line.length + finish.length;
}

// Makes one file of the shots that several runs found: `tsx collectShots.ts <out.txt> <found.txt> …`.
//
// Only what is proved is kept. A position comes once, a game at most three times, the easy ones first.

import { formatFen } from "@kingrow/rules";
import { readFileSync, writeFileSync } from "node:fs";
import { Engine } from "../engine.ts";
import { Prover } from "../shots/prove.ts";
import { provenShot } from "../shots/provenShot.ts";
import { formatShot, parseShot, type Shot } from "../shots/shot.ts";

const MOST_OF_A_GAME = 3;

const engine = new Engine({ tableBits: 20 });
engine.endgames.prepareNow(3);
const tools = { engine, prover: new Prover(engine.endgames) };

const [out = "", ...files] = process.argv.slice(2);
const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));

const kept = new Map<string, Shot>();
const ofGame = new Map<string, number>();
for (const line of lines) {
  const [found = "", game = ""] = line.split("\t# ");
  const shot = parseShot(found);
  const before = ofGame.get(game) ?? 0;
  if (shot === undefined || (game !== "" && before === MOST_OF_A_GAME)) continue;
  const fen = formatFen(shot.position);
  const proven = kept.has(fen) ? undefined : provenShot(tools, shot);
  if (proven === undefined) continue;
  kept.set(fen, proven);
  ofGame.set(game, before + 1);
}
const shots = [...kept.values()].sort(
  (one, other) => one.grade - other.grade || plies(one) - plies(other),
);
writeFileSync(out, `${shots.map(formatShot).join("\n")}\n`);
console.error(`${shots.length} shots`);

/** How long a shot takes until its win is seen. */
function plies({ line, finish }: Shot): number {
  return line.length + finish.length;
}

// Makes one file of the shots that several runs found: `tsx collectShots.ts <out.txt> <found.txt> …`.
//
// A position comes once, a game at most three times, the easy ones first.

import { formatFen } from "@kingrow/rules";
import { readFileSync, writeFileSync } from "node:fs";
import { formatShot, parseShot, type Shot } from "../shots/shot.ts";

const MOST_OF_A_GAME = 3;

const [out = "", ...files] = process.argv.slice(2);
const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));

const kept = new Map<string, Shot>();
const ofGame = new Map<string, number>();
for (const line of lines) {
  const [found = "", game = ""] = line.split("\t# ");
  const shot = parseShot(found);
  const before = ofGame.get(game) ?? 0;
  if (shot === undefined || before === MOST_OF_A_GAME) continue;
  const fen = formatFen(shot.position);
  if (kept.has(fen)) continue;
  kept.set(fen, shot);
  ofGame.set(game, before + 1);
}
const shots = [...kept.values()].sort(
  (one, other) => one.grade - other.grade || one.line.length - other.line.length,
);
writeFileSync(out, `${shots.map(formatShot).join("\n")}\n`);
console.error(`${shots.length} shots`);

// Shots: found where there is one, kept as text, and seen by the search within fixed bounds.

import { formatMove, formatFen, playMove, startGame } from "@kingrow/rules";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { fen } from "../testing/positions.ts";
import { findShot } from "./findShot.ts";
import { formatShot, parseShot, type Shot } from "./shot.ts";

const LINES = readFileSync(new URL("../../shots.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const SHOTS = LINES.flatMap((line) => parseShot(line) ?? []);

/** The part of shots whose first move the engine plays after so many nodes. */
function solved(shots: readonly Shot[], nodes: number): number {
  const engine = new Engine({ tableBits: 16 });
  engine.endgames.prepareNow(3);
  const right = shots.filter(({ position, line }) => {
    engine.forget();
    const thought = engine.thinkNow({ game: startGame(position), limits: { nodes } });
    const [move] = line;
    if (thought === undefined || move === undefined) return false;
    return formatFen(playMove(position, thought.move)) === formatFen(playMove(position, move));
  });
  return right.length / shots.length;
}

describe("[P81] shots", { timeout: 120_000 }, () => {
  test("are kept as a line of text each", () => {
    expect(SHOTS).toHaveLength(LINES.length);
    expect(SHOTS.map(formatShot)).toEqual(LINES);
  });

  test.each(["", "1\tB:W1:B2", "9\tB:W22:B18\t18x25", "1\tB:W22:B18\t18-14", "nonsense"])(
    "%j is none",
    (text) => {
      expect(parseShot(text)).toBeUndefined();
    },
  );

  test("one is found where a single move wins, with its line", () => {
    const engine = new Engine({ tableBits: 18 });
    engine.endgames.prepareNow(3);
    const position = fen("B:W10,15,21,23,24,27,29:B2,12,13,14,16,20");
    const shot = findShot(engine, startGame(position));
    expect(shot?.line.map(formatMove)).toEqual(["16-19", "23x16", "12x19x28"]);
  });

  test.each([
    ["where nothing is decided", "B:W21-32:B1-12"],
    ["where there is no choice", "B:W22:B18,1"],
    ["where everything wins", "W:WK14,K15,K18:BK5"],
  ])("none is found %s", (_where, position) => {
    const engine = new Engine({ tableBits: 16 });
    engine.endgames.prepareNow(3);
    expect(findShot(engine, startGame(fen(position)))).toBeUndefined();
  });

  test.each([
    [1, 0.9],
    [2, 0.9],
    [3, 0.85],
    [4, 0.85],
  ])("of grade %d the engine sees at least the part %d within 20,000 nodes", (grade, part) => {
    const shots = SHOTS.filter((shot) => shot.grade === grade).slice(0, 30);
    expect(shots).toHaveLength(30);
    expect(solved(shots, 20_000)).toBeGreaterThanOrEqual(part);
  });
});

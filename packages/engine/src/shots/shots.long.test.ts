// A shot is found in a position; those that the page shows are kept as text, proved, and seen by the
// search within fixed bounds.

import { formatFen, formatMove, playMove, startGame } from "@kingrow/rules";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { fen } from "../testing/positions.ts";
import { findShot } from "./findShot.ts";
import { Prover } from "./prove.ts";
import { provenLine } from "./provenShot.ts";
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
  test("one is found where a single move wins, with its line", () => {
    const engine = new Engine({ tableBits: 18 });
    engine.endgames.prepareNow(3);
    const position = fen("W:W15,18,21,22,26,28,30:B3,5,6,8,9,13,27");
    const shot = findShot(engine, startGame(position));
    expect(shot?.line.map(formatMove)).toEqual(["15-10", "6x15", "18x11x4"]);
  });

  test("are kept as a line of text each", () => {
    expect(SHOTS).toHaveLength(LINES.length);
    expect(SHOTS.map(formatShot)).toEqual(LINES);
  });

  test("are at least 300, and every sixth of them is proved", () => {
    const engine = new Engine({ tableBits: 14 });
    engine.endgames.prepareNow(3);
    const prover = new Prover(engine.endgames);
    expect(SHOTS.length).toBeGreaterThanOrEqual(300);
    for (const shot of SHOTS.filter((_shot, index) => index % 6 === 0)) {
      expect(provenLine(prover, shot)).toEqual(shot.line);
    }
  });

  test("in every sixth the loser finds no way out at any point of the line", () => {
    const engine = new Engine({ tableBits: 18 });
    engine.endgames.prepareNow(3);
    const doubtful = SHOTS.filter((_shot, index) => index % 6 === 0).filter(
      ({ position, line, finish }) => {
        engine.forget();
        let moment = position;
        return [...line, ...finish].some((move) => {
          moment = playMove(moment, move);
          if (moment.turn === position.turn) return false;
          const limits = { nodes: 100_000 };
          const thought = engine.thinkNow({ game: startGame(moment), limits });
          return thought !== undefined && thought.score > -50;
        });
      },
    );
    expect(doubtful.map(formatShot)).toEqual([]);
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

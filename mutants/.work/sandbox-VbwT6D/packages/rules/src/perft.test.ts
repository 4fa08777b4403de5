// Perft counts against the published table; the deep rows are checked by `npm run perft:deep`.

import { describe, expect, test } from "vitest";
import { readPerftRows, type PerftRow } from "./cli/testdata.ts";
import { legalMoves, playMove } from "./moves.ts";
import { perft } from "./perft.ts";
import { playStep } from "./play.ts";
import { initialPosition, type Position } from "./position.ts";
import { legalSteps } from "./steps.ts";
import { fen } from "./testing/moments.ts";

/** Counts above these are left to the command, so that the tests take seconds. */
const MOST_LEAVES = 1_000_000;
const MOST_LEAVES_BY_POSITIONS = 10_000;

/** Perft over positions, steps and moves as players get them, instead of over bare integers. */
function perftByPositions(position: Position, depth: number, row: PerftRow): number {
  if (depth === 0) return 1;
  const next =
    row.convention === "path"
      ? legalMoves(position).map((move) => playMove(position, move))
      : legalSteps(position).map((step) => playStep(position, step).position);
  return next.reduce((total, child) => total + perftByPositions(child, depth - 1, row), 0);
}

function depthsBelow(row: PerftRow, most: number): readonly number[] {
  const end = row.depths.findIndex((count) => count > most);
  return end === -1 ? row.depths : row.depths.slice(0, end);
}

describe("perft", { timeout: 60_000 }, () => {
  const rows = readPerftRows();

  test("has all 28 rows of the table", () => {
    expect(rows).toHaveLength(28);
  });

  test.each(rows)("[G1] counts what the table says: $id by $convention", (row) => {
    const position = fen(row.fen);
    const expected = depthsBelow(row, MOST_LEAVES);
    const counts = expected.map((_, index) => perft(position, index + 1, row.convention));
    expect(counts).toEqual(expected);
  });

  test.each(rows)("[G1] moves and steps give the same counts: $id by $convention", (row) => {
    const position = fen(row.fen);
    const expected = depthsBelow(row, MOST_LEAVES_BY_POSITIONS);
    const counts = expected.map((_, index) => perftByPositions(position, index + 1, row));
    expect(counts).toEqual(expected);
  });

  test("counts one line of no moves", () => {
    expect(perft(initialPosition, 0, "path")).toBe(1);
  });

  test("goes on with a chain under way", () => {
    const start = fen("W:WK2,K21:B6,7,14,15,12,19");
    const chain = legalSteps(start).map((step) => playStep(start, step).position);
    const counted = chain.map((position) => perft(position, 11, "step"));
    expect(counted.reduce((total, count) => total + count, 0)).toBe(perft(start, 12, "step"));
    expect(chain.map((position) => perft(position, 1, "path"))).toEqual([1, 1]);
  });
});

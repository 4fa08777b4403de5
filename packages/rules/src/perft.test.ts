// Perft counts against the published table, as deep as seconds allow.

import { describe, expect, test } from "vitest";
import { readPerftRows } from "./cli/testdata.ts";
import { perft } from "./perft.ts";
import { playStep } from "./play.ts";
import { initialPosition } from "./position.ts";
import { legalSteps } from "./steps.ts";
import { fen } from "./testing/moments.ts";
import { depthsUpTo, perftByPositions } from "./testing/perftRows.ts";

const MOST_LEAVES = 1_000_000;
const MOST_LEAVES_BY_POSITIONS = 10_000;

describe("perft", { timeout: 60_000 }, () => {
  const rows = readPerftRows();

  test("has all 28 rows of the table", () => {
    expect(rows).toHaveLength(28);
  });

  test.each(rows)("[G1] counts what the table says: $id by $convention", (row) => {
    const position = fen(row.fen);
    const expected = depthsUpTo(row, MOST_LEAVES);
    const counts = expected.map((_, index) => perft(position, index + 1, row.convention));
    expect(counts).toEqual(expected);
  });

  test.each(rows)("[G1] moves and steps give the same counts: $id by $convention", (row) => {
    const position = fen(row.fen);
    const expected = depthsUpTo(row, MOST_LEAVES_BY_POSITIONS);
    const counts = expected.map((_, index) => perftByPositions(position, index + 1, row));
    expect(counts).toEqual(expected);
  });

  test("counts one line of no moves", () => {
    expect(perft(initialPosition, 0, "path")).toBe(1);
  });

  test("continues a chain", () => {
    const start = fen("W:WK2,K21:B6,7,14,15,12,19");
    const chain = legalSteps(start).map((step) => playStep(start, step).position);
    const counted = chain.map((position) => perft(position, 11, "step"));
    expect(counted.reduce((total, count) => total + count, 0)).toBe(perft(start, 12, "step"));
    expect(chain.map((position) => perft(position, 1, "path"))).toEqual([1, 1]);
  });

  test("[G1] only the piece that began a chain continues it", () => {
    const begun = playStep(fen("B:B1,11:W6,15,23"), { from: 11, to: 18, captured: 15 }).position;
    expect(legalSteps(begun)).toHaveLength(1);
    expect(perft(begun, 1, "path")).toBe(1);
  });
});

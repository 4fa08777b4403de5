// Perft counts as deep as seconds allow; deeper rows are checked by `npm run perft:deep`.

import { describe, expect, test } from "vitest";
import { readPerftRows } from "./cli/testdata.ts";
import { perft } from "./perft.ts";
import { fen } from "./testing/moments.ts";
import { depthsUpTo, perftByPositions } from "./testing/perftRows.ts";

/** Counts above these are left to the command. */
const MOST_LEAVES = 1_000_000;
const MOST_LEAVES_BY_POSITIONS = 10_000;

describe("perft, deeper", { timeout: 60_000 }, () => {
  const rows = readPerftRows();

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
});

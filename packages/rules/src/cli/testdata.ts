// The test data under testdata/ that the rules are checked against.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** One position with its leaf counts; `depths[i]` is the count at depth i + 1. */
export interface PerftRow {
  readonly id: string;
  readonly fen: string;
  readonly convention: "path" | "step";
  readonly depths: readonly number[];
}

const TESTDATA = resolve(import.meta.dirname, "../../../../testdata");

/** Tournament games, one a line; see testdata/NOTICE.md. */
export const GAMES_FILE = resolve(TESTDATA, "games.txt");

export function readPerftRows(): readonly PerftRow[] {
  const table: { positions: PerftRow[] } = JSON.parse(
    readFileSync(resolve(TESTDATA, "perft.json"), "utf8"),
  );
  return table.positions;
}

// Checks every depth of every perft row, up to 36 billion leaves: `npm run -s perft:deep`, half an hour.

import { parseFen } from "../fen.ts";
import { perft } from "../perft.ts";
import { readPerftRows, type PerftRow } from "./testdata.ts";

/** Prints one line for each depth of a row. Returns the number of wrong counts. */
function checkRow(row: PerftRow): number {
  const position = parseFen(row.fen);
  if (!position.ok) throw new Error(`${row.id}: the FEN ${row.fen} is ${position.error}.`);
  let wrong = 0;
  for (const [index, expected] of row.depths.entries()) {
    const began = performance.now();
    const count = perft(position.value, index + 1, row.convention);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const verdict = count === expected ? "ok" : `WRONG, expected ${expected}`;
    console.log(`${row.id} ${row.convention} ${index + 1} ${count} ${verdict} (${seconds} s)`);
    if (count !== expected) wrong += 1;
  }
  return wrong;
}

let wrong = 0;
for (const row of readPerftRows()) wrong += checkRow(row);
console.log(wrong === 0 ? "every count is right" : `${wrong} counts are wrong`);
process.exitCode = wrong === 0 ? 0 : 1;

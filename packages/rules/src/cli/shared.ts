// Finds the material that proves the rules: perft counts and real games, beside the checkout.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** One position with its leaf counts; `depths[i]` is the count at depth i + 1. */
export interface PerftRow {
  readonly id: string;
  readonly fen: string;
  readonly convention: "path" | "step";
  readonly depths: readonly number[];
}

/** The folder of the proofs: KINGROW_SHARED, or `shared` beside the project's own folder. */
export function sharedPath(name: string): string {
  const beside = resolve(import.meta.dirname, "../../../../../shared");
  return join(process.env["KINGROW_SHARED"] ?? beside, name);
}

/** The text of a file of the proofs. Throws with a sentence that says where it was looked for. */
export function readShared(name: string): string {
  const path = sharedPath(name);
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const where = `${path} cannot be read. It belongs beside the project's folder; KINGROW_SHARED can name another place.`;
    throw new Error(where, { cause });
  }
}

/** The rows of perft.json. */
export function readPerftRows(): readonly PerftRow[] {
  const table: { positions: PerftRow[] } = JSON.parse(readShared("perft.json"));
  return table.positions;
}

// Real games from the archive of the American Checker Federation, as steps on the wire.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlayerNumber } from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";
import { PROJECT } from "./server.ts";

/** Games as whole moves in square notation, black's first. */
export const ARCHIVE: readonly (readonly string[])[] = readFileSync(
  join(PROJECT, "testdata/games.txt"),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => (line.split("\t").at(-1) ?? "").split(" "));

/** One step or one jump, as `movePiece` takes it. */
export interface WireStep {
  readonly player: PlayerNumber;
  readonly from: Coord;
  readonly to: Coord;
}

/** A short whole game with chains on both sides and two kings. White wins by a triple jump. */
export const SHORT_GAME =
  "10-14 22-18 12-16 24-19 11-15 18x11 8x15x24 28x19x12 3-8 12x3 4-8 3x10x17 2-7 23-18 9-14 18x9x2 1-6 2x9 5x14 17x10x3x12".split(
    " ",
  );

/** Row and column of a square on the wire, computed by the formula of rule G2. */
function placeOf(square: number): Coord {
  const r = Math.floor((square - 1) / 4);
  const i = (square - 1) % 4;
  const c = r % 2 === 0 ? 2 * i + 1 : 2 * i;
  return { row: 7 - r, col: 7 - c };
}

export function wireStep(player: PlayerNumber, from: number, to: number): WireStep {
  return { player, from: placeOf(from), to: placeOf(to) };
}

/** The fields of `movePiece`. */
export function placesOf({ from, to }: Omit<WireStep, "player">) {
  return { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
}

/** Whole moves as `11-15` or `22x15x8`, black's first, as the steps and jumps that `movePiece` takes one by one. */
export function stepsOf(moves: readonly string[]): readonly WireStep[] {
  return moves.flatMap((move, ply) => {
    const path = move.split(/[-x]/).map(Number);
    return path.slice(1).map((to, k) => wireStep(ply % 2 === 0 ? 2 : 1, path[k] ?? 0, to));
  });
}

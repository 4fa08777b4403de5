// Real games from the archive of the American Checker Federation, as steps on the wire.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlayerNumber } from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";
import { PROJECT } from "./server.ts";

const GAMES = readFileSync(join(PROJECT, "testdata/games.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

export const ARCHIVE_SIZE = GAMES.length;

/** One step or one jump, as `movePiece` wants it. */
export interface WireStep {
  readonly player: PlayerNumber;
  readonly from: Coord;
  readonly to: Coord;
}

export interface ArchivedGame {
  readonly winner: string;
  /** Whole moves, each the squares it touches; black's come first. */
  readonly moves: readonly (readonly number[])[];
}

/** Games of the archive by their place in it, counted from 0. */
export const ARCHIVED = {
  /** Black wins; has double jumps and a crowning. */
  decisive: 30,
  /** A capture that ends in a crowning, although the new king could capture again. */
  crownedInCapture: 30,
  crowningMove: 20,
  /** Kings who go to and fro after 34 moves repeat a position after few more. */
  beforeKingsRepeat: { game: 28, moves: 34 },
  /** Kings of both sides have room to wander after 64 moves. */
  beforeQuietKings: { game: 18, moves: 64 },
} as const;

export function readArchivedGame(index: number): ArchivedGame {
  const [winner = "", moves = ""] = (GAMES[index] ?? "").split("\t");
  return { winner, moves: moves.split(" ").map((move) => move.split(/[-x]/).map(Number)) };
}

/** Where a square lies on the wire: rule G2 in its own words. */
function placeOf(square: number): Coord {
  const r = Math.floor((square - 1) / 4);
  const i = (square - 1) % 4;
  const c = r % 2 === 0 ? 2 * i + 1 : 2 * i;
  return { row: 7 - r, col: 7 - c };
}

export function wireStep(player: PlayerNumber, from: number, to: number): WireStep {
  return { player, from: placeOf(from), to: placeOf(to) };
}

/** Whole moves, black's first, as the steps and jumps that `movePiece` takes one by one. */
export function stepsOf(moves: readonly (readonly number[])[]): readonly WireStep[] {
  return moves.flatMap((path, ply) =>
    path.slice(1).map((to, k) => wireStep(ply % 2 === 0 ? 2 : 1, path[k] ?? 0, to)),
  );
}

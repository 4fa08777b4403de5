// Real games from the archive beside the checkout, one per line: winner, tab, whole moves.
import { readFileSync } from "node:fs";
import path from "node:path";
import { findMove, formatMove, playMove, type Position, type Square } from "@kingrow/rules";
import { initialPosition } from "@kingrow/rules";

const CHECKOUT = path.resolve(import.meta.dirname, "../..");
const SHARED = process.env["KINGROW_SHARED"] ?? path.join(CHECKOUT, "../shared");

export interface ArchivedGame {
  readonly winner: string;
  readonly moves: readonly string[];
}

/** The game on the given line of the archive, counting from 1 without comments. */
export function archivedGame(number: number): ArchivedGame {
  const text = readFileSync(path.join(SHARED, "games/acf-1500.txt"), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const [winner, moves] = (lines[number - 1] ?? "").split("\t");
  if (winner === undefined || moves === undefined) throw new Error(`No game ${number}.`);
  return { winner, moves: moves.trim().split(" ") };
}

/** One turn: who moves the piece along which squares, and how the board stands afterwards. */
export interface Turn {
  readonly color: "black" | "white";
  readonly text: string;
  readonly path: readonly Square[];
  readonly after: Position;
}

/** The turns a list of moves stands for. */
export function turnsOf(moves: readonly string[], start: Position = initialPosition): Turn[] {
  const turns: Turn[] = [];
  let position = start;
  for (const text of moves) {
    const move = findMove(position, text);
    if (!move.ok) throw new Error(`${text} is no move here: ${move.error}.`);
    const after = playMove(position, move.value);
    turns.push({
      color: position.turn,
      text: formatMove(move.value),
      path: move.value.path,
      after,
    });
    position = after;
  }
  return turns;
}

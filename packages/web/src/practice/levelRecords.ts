// How the person has fared at each level, as the browser keeps it.
import type { Shelf } from "@kingrow/client";
import { readKept, recordOf } from "../local/keptGame.ts";
import { LEVELS, type PracticeChoice } from "./keptPractice.ts";

const NAME = "kingrow.levels";
/** So many wins in a row suggest the next level. */
const ENOUGH = 3;

export type Level = PracticeChoice["level"];

export interface LevelRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Wins since the last loss or draw. */
  readonly row: number;
}

export function recordAt(shelf: Shelf, level: Level): LevelRecord {
  const { [level]: kept } = readKept(shelf, NAME);
  const { wins, losses, draws, row }: Record<string, unknown> = { ...recordOf(kept) };
  return { wins: count(wins), losses: count(losses), draws: count(draws), row: count(row) };
}

function count(value: unknown): number {
  return typeof value === "number" && value > 0 ? value : 0;
}

export function addResult(shelf: Shelf, level: Level, result: "won" | "lost" | "draw"): void {
  const { wins, losses, draws, row } = recordAt(shelf, level);
  const next: Record<typeof result, LevelRecord> = {
    won: { wins: wins + 1, losses, draws, row: row + 1 },
    lost: { wins, losses: losses + 1, draws, row: 0 },
    draw: { wins, losses, draws: draws + 1, row: 0 },
  };
  shelf.write(NAME, JSON.stringify({ ...readKept(shelf, NAME), [level]: next[result] }));
}

/** The level above, after three wins in a row; `undefined` below that, or where there is none. */
export function nextLevel(shelf: Shelf, level: Level): Level | undefined {
  if (recordAt(shelf, level).row < ENOUGH) return undefined;
  return LEVELS.find((each) => each === level + 1);
}

// How the person has fared at each level, as the browser keeps it.
import { fieldsOf, localShelf, readFields } from "../browser/shelf.ts";
import { LEVELS, type PracticeChoice } from "./keptPractice.ts";

const NAME = "kingrow.levels";
/** So many wins in a row suggest the next level. */
const ENOUGH = 3;

export type Level = PracticeChoice["level"];

/** `row`: wins since the last loss or draw. */
export function recordAt(level: Level) {
  const { wins, losses, draws, row } = fieldsOf(readFields(NAME)[level]);
  return { wins: count(wins), losses: count(losses), draws: count(draws), row: count(row) };
}

function count(value: unknown): number {
  return typeof value === "number" && value > 0 ? value : 0;
}

export function addResult(level: Level, result: "won" | "lost" | "draw"): void {
  const record = recordAt(level);
  const kind = ({ won: "wins", lost: "losses", draw: "draws" } as const)[result];
  const row = result === "won" ? record.row + 1 : 0;
  const next = { ...record, [kind]: record[kind] + 1, row };
  localShelf.write(NAME, JSON.stringify({ ...readFields(NAME), [level]: next }));
}

/** The level above, after three wins in a row; `undefined` below that, or where there is none. */
export function nextLevel(level: Level): Level | undefined {
  if (recordAt(level).row < ENOUGH) return undefined;
  return LEVELS.find((each) => each === level + 1);
}

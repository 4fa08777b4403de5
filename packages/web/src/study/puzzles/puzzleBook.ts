// All puzzles, which one is due today, and what the browser keeps of them.
import { parsePuzzle, type Grade, type Puzzle } from "@kingrow/engine/puzzles";
import { formatFen } from "@kingrow/rules";
import { pageShelf, parseFields } from "../../browser/shelf.ts";
import { fingerprintOf } from "../../record/replayLink.ts";

export type Outcome = "solved" | "missed";

/** By the mark of a puzzle; a mark stays when puzzles are added. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** An older word for puzzles: browsers keep outcomes under it. */
const KEY = "kingrow.shots";
/** Shared with no count of puzzles, so that all of them come up, and not in the order of their grades. */
const STRIDE = 211;

/** The puzzles of a text, one a line. */
export function readPuzzles(text: string): readonly Puzzle[] {
  return text.split("\n").flatMap((line) => parsePuzzle(line) ?? []);
}

/** Four letters by which a puzzle is known again. */
export function markOf({ position }: Puzzle): string {
  return fingerprintOf(formatFen(position));
}

export function dailyNumber(count: number, day: number): number {
  return (day * STRIDE) % Math.max(1, count);
}

/** The next puzzle of a grade after a number that has not been solved; once all are solved, just the next. */
export function nextNumber(
  puzzles: readonly Puzzle[],
  from: number,
  grade: Grade,
  outcomes: Outcomes,
): number {
  const following = [...puzzles.slice(from + 1), ...puzzles.slice(0, from + 1)];
  const fitting = following.filter((puzzle) => puzzle.grade === grade);
  const open = fitting.find((puzzle) => !isSolved(puzzle, outcomes));
  const next = open ?? fitting[0] ?? following[0];
  return next === undefined ? 0 : puzzles.indexOf(next);
}

export function isSolved(puzzle: Puzzle, outcomes: Outcomes): boolean {
  return outcomes[markOf(puzzle)] === "solved";
}

export function readOutcomes(): Outcomes {
  const kept = Object.entries(parseFields(pageShelf.read(KEY)));
  return Object.fromEntries(
    kept.flatMap(([mark, value]) =>
      value === "solved" || value === "missed" ? [[mark, value]] : [],
    ),
  );
}

/** What was solved once stays solved, in another tab too. */
export function keepOutcome(outcomes: Outcomes, puzzle: Puzzle, outcome: Outcome): Outcomes {
  const mark = markOf(puzzle);
  const all = { ...outcomes, ...readOutcomes() };
  if (all[mark] === "solved") return all;
  const kept = { ...all, [mark]: outcome };
  pageShelf.write(KEY, JSON.stringify(kept));
  return kept;
}

/** How many of some puzzles are solved: what is kept of puzzles that are no more does not count. */
export function countSolved(puzzles: readonly Puzzle[], outcomes: Outcomes): number {
  return puzzles.filter((puzzle) => isSolved(puzzle, outcomes)).length;
}

// All shots, which one is due today, and what the browser keeps of them.
import { parseShot, type Grade, type Shot } from "@kingrow/engine/shots";
import { formatFen } from "@kingrow/rules";
import { keeps, localShelf, pageShelf, parseFields } from "../../browser/shelf.ts";
import { checkOf } from "../../record/linkText.ts";

export type Outcome = "solved" | "missed";

/** By the mark of a shot; a mark stays when shots are added. */
export type Outcomes = Readonly<Record<string, Outcome>>;

const KEY = "kingrow.shots";
const DAY_MS = 86_400_000;
/** Shared with no count of shots, so that all of them come up, and not in the order of their grades. */
const STRIDE = 211;

/** The shots of a text, one a line. */
export function readShots(text: string): readonly Shot[] {
  return text.split("\n").flatMap((line) => parseShot(line) ?? []);
}

/** Four letters by which a shot is known again. */
export function markOf({ position }: Shot): string {
  const fen = formatFen(position);
  return checkOf(fen) + checkOf(`${fen}.`);
}

/** Days since 1970, as the day is where the person is. */
export function dayOf(time: Date): number {
  return Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / DAY_MS);
}

/** The number of the shot of a day. */
export function dailyNumber(count: number, day: number): number {
  return (day * STRIDE) % Math.max(1, count);
}

/** The next shot of a grade after a number that has not been solved; once all are solved, just the next. */
export function nextNumber(
  shots: readonly Shot[],
  from: number,
  grade: Grade,
  outcomes: Outcomes,
): number {
  const following = [...shots.slice(from + 1), ...shots.slice(0, from + 1)];
  const fitting = following.filter((shot) => shot.grade === grade);
  const open = fitting.find((shot) => !isSolved(shot, outcomes));
  const next = open ?? fitting[0] ?? following[0];
  return next === undefined ? 0 : shots.indexOf(next);
}

export function isSolved(shot: Shot, outcomes: Outcomes): boolean {
  return outcomes[markOf(shot)] === "solved";
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
export function keepOutcome(outcomes: Outcomes, shot: Shot, outcome: Outcome): Outcomes {
  const mark = markOf(shot);
  const all = { ...outcomes, ...readOutcomes() };
  if (all[mark] === "solved") return all;
  const kept = { ...all, [mark]: outcome };
  pageShelf.write(KEY, JSON.stringify(kept));
  return kept;
}

/** How many of some shots are solved: what is kept of shots that are no more does not count. */
export function countSolved(shots: readonly Shot[], outcomes: Outcomes): number {
  return shots.filter((shot) => isSolved(shot, outcomes)).length;
}

/** Whether what is solved will be known at the next visit. */
export function keepsOutcomes(): boolean {
  return keeps(localShelf);
}

// How hard the next puzzle is, and on how many days in a row one was solved. The browser keeps it.
import { GRADES, type Grade } from "@kingrow/engine/shots";
import { createShelf } from "../../browser/shelf.ts";

export interface Training {
  readonly grade: Grade;
  /** Puzzles right at the first try in a row; negative: wrong in a row. */
  readonly run: number;
  /** The last day on which a puzzle was solved, and how many days in a row that makes. */
  readonly day: number;
  readonly days: number;
}

const KEY = "kingrow.training";
/** So many in a row change the grade. */
const RUN = 2;
const NEWCOMER: Training = { grade: 1, run: 0, day: 0, days: 0 };

const shelf = createShelf(() => localStorage);
/** What a browser that keeps nothing was given: it counts as long as the page. */
let unkept: string | undefined;

export function readTraining(): Training {
  try {
    const kept: unknown = JSON.parse(unkept ?? shelf.read(KEY) ?? "null");
    return isTraining(kept) ? kept : NEWCOMER;
  } catch {
    return NEWCOMER;
  }
}

export function keepTraining(training: Training): Training {
  const text = JSON.stringify(training);
  shelf.write(KEY, text);
  unkept = shelf.read(KEY) === text ? undefined : text;
  return training;
}

/** Two right in a row: harder; two wrong: easier. */
export function withResult(training: Training, isRight: boolean): Training {
  const { grade } = training;
  const run = isRight ? Math.max(0, training.run) + 1 : Math.min(0, training.run) - 1;
  if (Math.abs(run) < RUN) return { ...training, run };
  const next = GRADES.find((each) => each === grade + Math.sign(run)) ?? grade;
  return { ...training, grade: next, run: 0 };
}

/** A puzzle was solved on a day; a person who travels west may have the same day twice. */
export function withDay(training: Training, day: number): Training {
  if (training.day === day || training.day === day + 1) return training;
  return { ...training, day, days: training.day === day - 1 ? training.days + 1 : 1 };
}

/** The days in a row that still count on a day: one missed day ends them. */
export function daysInARow({ day, days }: Training, today: number): number {
  return day >= today - 1 ? days : 0;
}

function isTraining(kept: unknown): kept is Training {
  if (typeof kept !== "object" || kept === null) return false;
  const { grade, run, day, days } = kept as Partial<Record<keyof Training, unknown>>;
  const isKnown = GRADES.some((each) => each === grade);
  return isKnown && [run, day, days].every((number) => Number.isSafeInteger(number));
}

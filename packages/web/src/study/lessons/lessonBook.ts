// The lessons with their positions, and how far the person has come: kept with what was solved of the puzzles.
import lessonsText from "@kingrow/engine/lessons.txt?raw";
import { LESSONS, parseLesson, type LessonName, type LessonTask } from "@kingrow/engine/puzzles";
import { countSolved, isSolved, readOutcomes } from "../puzzles/puzzleBook.ts";

export { LESSONS, type LessonName };

const TASKS: readonly LessonTask[] = lessonsText
  .split("\n")
  .flatMap((line) => parseLesson(line) ?? []);

export function tasksOf(name: LessonName): readonly LessonTask[] {
  return TASKS.filter(({ lesson }) => lesson === name);
}

/** How many positions of a lesson are solved. */
export function solvedOf(name: LessonName): number {
  return countSolved(tasksOf(name), readOutcomes());
}

/** The first position that is not solved; the first of all where all are. */
export function firstOpen(name: LessonName): number {
  const outcomes = readOutcomes();
  return Math.max(
    0,
    tasksOf(name).findIndex((task) => !isSolved(task, outcomes)),
  );
}

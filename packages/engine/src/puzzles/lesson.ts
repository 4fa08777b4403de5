// A position of a lesson, and the line of text in which it is kept.

import { CLAIMS, parseMoves, type Puzzle } from "./puzzle.ts";

/** In the order in which they are learned. */
export const LESSONS = ["twoForOne", "bridge", "kingRow", "move", "dogHole", "twoKings"] as const;
export type LessonName = (typeof LESSONS)[number];

export interface LessonTask extends Puzzle {
  readonly lesson: LessonName;
}

/** Reads `lesson<TAB>claim<TAB>FEN<TAB>line<TAB>finish`; undefined for anything else. */
export function parseLesson(text: string): LessonTask | undefined {
  const [first, second, ...rest] = text.split("\t");
  const lesson = LESSONS.find((each) => each === first);
  const claim = CLAIMS.find((each) => each === second);
  const moves = parseMoves(rest);
  return lesson && claim && moves && { ...moves, lesson, claim, grade: 1 };
}

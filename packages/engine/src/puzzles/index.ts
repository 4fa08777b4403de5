// Reads puzzles from their text, for the page.

export { gainBetween, isQuiet, type Gain } from "./gain.ts";
export { LESSONS, parseLesson, type LessonName, type LessonTask } from "./puzzle.ts";
export { GRADES, parsePuzzle, type Grade, type Puzzle } from "./puzzle.ts";

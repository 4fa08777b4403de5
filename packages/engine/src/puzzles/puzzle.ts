// Puzzles and the tasks of lessons, each a line of text.
import {
  findMove,
  formatFen,
  formatMove,
  parseFen,
  playMove,
  type Move,
  type Position,
} from "@kingrow/rules";

/** From the easiest to the hardest. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** The claim about the moves to find: only this move wins, only this one does not lose, or it wins in the fewest moves. */
const CLAIMS = ["wins", "holds", "fastest"] as const;
/** A puzzle claims less than a lesson: this move wins most. */
export type Claim = (typeof CLAIMS)[number] | "most";

export interface Puzzle {
  readonly position: Position;
  /** The moves to find and the replies between them; the last is one to find. */
  readonly line: readonly Move[];
  /** The best play of both sides after the line, until what is won can be counted on the board. */
  readonly finish: readonly Move[];
  readonly grade: Grade;
  readonly claim: Claim;
}

/** `grade<TAB>FEN<TAB>line<TAB>finish`; an empty finish is left out. */
export function formatPuzzle({ position, line, finish, grade }: Puzzle): string {
  const parts = [String(grade), formatFen(position), textOf(line), textOf(finish)];
  return parts.filter((part) => part !== "").join("\t");
}

function textOf(moves: readonly Move[]): string {
  return moves.map(formatMove).join(" ");
}

/** Reads a text of `formatPuzzle`; undefined for any other text. */
export function parsePuzzle(text: string): Puzzle | undefined {
  const [number = "", ...rest] = text.split("\t");
  const grade = GRADES.find((each) => String(each) === number);
  const moves = parseMoves(rest);
  return grade && moves && { ...moves, grade, claim: "most" };
}

/** Reads a FEN, a line and, if there is one, a finish. */
function parseMoves([fen = "", line = "", finish = ""]: readonly string[]):
  | Omit<Puzzle, "grade" | "claim">
  | undefined {
  const start = parseFen(fen);
  if (!start.ok) return undefined;
  const position = start.value;
  const all = lineOf(position, [...line.split(" "), ...(finish === "" ? [] : finish.split(" "))]);
  const length = line.split(" ").length;
  return all && { position, line: all.slice(0, length), finish: all.slice(length) };
}

function lineOf(start: Position, texts: readonly string[]): Move[] | undefined {
  const line: Move[] = [];
  let position = start;
  for (const text of texts) {
    const move = findMove(position, text);
    if (!move.ok) return undefined;
    line.push(move.value);
    position = playMove(position, move.value);
  }
  return line;
}

/** In the order in which they are learned. */
export const LESSONS = ["twoForOne", "bridge", "kingRow", "move", "dogHole", "twoKings"] as const;
export type LessonName = (typeof LESSONS)[number];

export interface LessonTask extends Puzzle {
  readonly lesson: LessonName;
}

/** Reads `lesson<TAB>claim<TAB>FEN<TAB>line<TAB>finish`; undefined for any other text. */
export function parseLesson(text: string): LessonTask | undefined {
  const [first, second, ...rest] = text.split("\t");
  const lesson = LESSONS.find((each) => each === first);
  const claim = CLAIMS.find((each) => each === second);
  const moves = parseMoves(rest);
  return lesson && claim && moves && { ...moves, lesson, claim, grade: 1 };
}

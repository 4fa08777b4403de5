// The exercises of the rules: start position, task, and the answer to each try.
import {
  capturingSquares,
  coordOf,
  findStep,
  initialPosition,
  legalSteps,
  parseFen,
  pieceAt,
  playStep,
  type Position,
  type Square,
  type Step,
} from "@kingrow/rules";
import type { StudyTexts } from "../text/study/studyTexts.ts";

export type LessonName = keyof StudyTexts["help"]["tasks"];
export type Wrong = keyof StudyTexts["help"]["wrong"];

export interface Lesson {
  readonly name: LessonName;
  /** Black is to move. */
  readonly start: Position;
  /** Whether a whole legal move, ended by this step, is the one that is asked for. */
  readonly isDone: (step: Step, after: Position) => boolean;
}

export type Answer =
  | { readonly kind: "done"; readonly position: Position }
  /** A jump of a chain: the same piece goes on. */
  | { readonly kind: "more"; readonly position: Position }
  | { readonly kind: Wrong };

const ANY = (): boolean => true;

export const LESSONS: readonly Lesson[] = [
  { name: "start", start: initialPosition, isDone: ANY },
  lesson("step", "B:W31:B14", ANY),
  lesson("jump", "B:W18:B14", ANY),
  lesson("must", "B:W18,19,31:B3,14,16", ANY),
  lesson("chain", "B:W9,18:B5,12", ANY),
  lesson("crown", "B:W20:B5,26", (step, after) => pieceAt(after, step.to)?.type === "king"),
  lesson("king", "B:W14,28:BK18", ANY),
  lesson("blocked", "B:W13:B5,6", (_step, after) => legalSteps(after).length === 0),
  lesson("draw", "B:WK5:BK15", ({ to }) => to === 18),
];

function lesson(name: LessonName, fen: string, isDone: Lesson["isDone"]): Lesson {
  const start = parseFen(fen);
  if (!start.ok) throw new Error(`${name}: ${fen} is no position.`);
  return { name, start: start.value, isDone };
}

/** What comes of moving the piece on one square to another; undefined: to no dark square. */
export function answerTo(
  { isDone }: Lesson,
  position: Position,
  from: Square,
  to: Square | undefined,
): Answer {
  const step = to === undefined ? undefined : findStep(position, from, to);
  if (step === undefined) return { kind: whyWrong(position, from, to) };
  const { position: after, turnEnded } = playStep(position, step);
  if (!turnEnded) return { kind: "more", position: after };
  return isDone(step, after) ? { kind: "done", position: after } : { kind: "other" };
}

/** The reason that helps most: where the piece cannot stand, then what it must do, then how it goes. */
function whyWrong(position: Position, from: Square, to: Square | undefined): Wrong {
  if (to === undefined) return "light";
  if (pieceAt(position, to) !== undefined) return "taken";
  if (position.jumper !== undefined) return "goOn";
  if (capturingSquares(position).length > 0) return "must";
  // Black goes toward row 0.
  const isBack = coordOf(to).row >= coordOf(from).row;
  return isBack && pieceAt(position, from)?.type === "man" ? "back" : "far";
}

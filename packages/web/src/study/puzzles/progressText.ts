// What is written and said about a puzzle: what to do, how a try went, and what was won in the end.
import { gainBetween, type Puzzle } from "@kingrow/engine/puzzles";
import { formatMove, legalMoves, opponentOf, playMove, type Position } from "@kingrow/rules";
import { unbroken } from "../../record/moves/unbroken.ts";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import { gainOf, movesToFind, type Progress, type PuzzlePlay } from "./puzzlePlay.ts";

type Texts = Pick<StudyTexts, "puzzles" | "lessons" | "review">;
/** Writes a move, or spells it out for a screen reader. */
type NameMove = (move: string) => string;

/** What came before the solution. */
export type Help = "clean" | "helped" | "missed";

const AS_WRITTEN: NameMove = (move) => move;

/** What is to be done. */
export function taskText(puzzle: Puzzle, { puzzles, lessons }: Texts): string {
  const { claim, position, line } = puzzle;
  const { turn } = position;
  if (claim === "holds") return lessons.saves(turn);
  if (claim === "fastest") return lessons.fastest(turn, Math.ceil(line.length / 2));
  const { pieces, end } = gainOf(puzzle);
  if (pieces <= 0 && end === undefined && !crownsAtOnce(position)) return puzzles.crowns(turn);
  return puzzles.task(turn);
}

/** What is said of the task besides. A single move is not counted. */
export function taskDetail(puzzle: Puzzle, { puzzles, lessons }: Texts): string {
  if (puzzle.claim === "fastest") return lessons.findFastest;
  const moves = movesToFind(puzzle);
  return puzzle.claim !== "holds" && moves > 1 ? puzzles.toFind(moves) : "";
}

/** Whether a single move gets a king. Then getting a king is too little for a task. */
function crownsAtOnce(position: Position): boolean {
  return legalMoves(position).some(
    (move) => gainBetween(position, playMove(position, move)).kings > 0,
  );
}

export function progressText(
  { puzzle, progress }: PuzzlePlay,
  texts: Texts,
  { named = AS_WRITTEN, help = "clean" }: { readonly named?: NameMove; readonly help?: Help } = {},
): string {
  if (progress.kind === "open") return "";
  if (progress.kind === "wrong") return wrongText(puzzle, progress, { ...texts, named });
  const { puzzles } = texts;
  if (progress.kind === "right") {
    return puzzles.right(named(formatMove(progress.move)), named(formatMove(progress.reply)));
  }
  const keyMoves = puzzle.line.filter((_, index) => index % 2 === 0).map(formatMove);
  const said =
    progress.kind === "solved"
      ? puzzles.solved[help]
      : puzzles.shown(keyMoves.map(named).join(", "));
  return `${said} ${wonText(puzzle, texts)}`;
}

type Wrong = Extract<Progress, { kind: "wrong" }>;

function wrongText(
  { claim }: Puzzle,
  { move, answers }: Wrong,
  { puzzles, lessons, review, named }: Texts & { readonly named: NameMove },
): string {
  const tried = named(formatMove(move));
  const [reply] = answers?.moves ?? [];
  if (answers === undefined || reply === undefined) {
    return claim === "most" || claim === "wins" ? puzzles.wrong(tried) : lessons.wrong(tried);
  }
  if (answers.kind === "short" && claim !== "holds") return puzzles.wrong(tried);
  if (answers.kind === "less" && claim !== "holds") {
    if (claim === "fastest") return lessons.slower(tried);
    return claim === "most" ? puzzles.less(tried) : puzzles.wrong(tried);
  }
  if (answers.kind === "loses") {
    const line = answers.moves.slice(0, answers.named).map((each) => named(formatMove(each)));
    const between = named === AS_WRITTEN ? " " : ", ";
    return review.reasons.loses(tried, answers.pieces, unbroken(line.join(between)));
  }
  const answer = named(formatMove(reply));
  const isLost = answers.kind === "fails" || claim === "holds";
  return isLost ? review.reasons["draw-to-loss"](tried, 0, answer) : puzzles.holds(tried, answer);
}

/** "White wins two pieces and gets a king. Black gets a king." */
export function wonText(puzzle: Puzzle, { puzzles, lessons }: Texts): string {
  const { turn } = puzzle.position;
  if (puzzle.claim === "holds") return lessons.saved(turn);
  const { pieces, kings, loserKings, end } = gainOf(puzzle);
  if (end === "no-pieces") return puzzles.noPieces(turn);
  if (end === "no-moves") return puzzles.noMoves(turn);
  const won = puzzles.won(turn, pieces, kings);
  return loserKings > 0 ? `${won} ${puzzles.won(opponentOf(turn), 0, loserKings)}` : won;
}

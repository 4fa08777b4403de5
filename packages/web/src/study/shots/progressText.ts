// What is written and said about a puzzle: what to do, how a try went, and what was won in the end.
import type { Shot } from "@kingrow/engine/shots";
import { formatMove } from "@kingrow/rules";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import { gainOf, movesToFind, type Progress, type ShotPlay } from "./shotPlay.ts";

type Texts = Pick<StudyTexts, "shots" | "lessons">;
/** Writes a move, or spells it out for a screen reader. */
type NameMove = (move: string) => string;

const AS_WRITTEN: NameMove = (move) => move;

export function taskText(shot: Shot, { shots, lessons }: Texts): string {
  const { turn } = shot.position;
  if (shot.claim === "holds") return lessons.saves(turn);
  if (shot.claim === "fastest") return lessons.fastest(turn, movesToFind(shot));
  return shots.task(turn, movesToFind(shot));
}

export function progressText(
  { shot, progress }: ShotPlay,
  texts: Texts,
  named: NameMove = AS_WRITTEN,
): string {
  if (progress.kind === "open") return "";
  if (progress.kind === "wrong") return wrongText(shot, progress, { ...texts, named });
  const { shots } = texts;
  if (progress.kind === "right") {
    return shots.right(named(formatMove(progress.move)), named(formatMove(progress.reply)));
  }
  return `${shots[progress.kind]} ${wonText(shot, texts)}`;
}

type Wrong = Extract<Progress, { kind: "wrong" }>;

interface Wording extends Texts {
  readonly named: NameMove;
}

function wrongText(
  { claim }: Shot,
  { move, answers }: Wrong,
  { shots, lessons, named }: Wording,
): string {
  const tried = named(formatMove(move));
  const [reply] = answers?.moves ?? [];
  if (answers === undefined || reply === undefined) {
    return claim === "wins" ? shots.wrong(tried) : lessons.wrong(tried);
  }
  if (answers.kind === "less") {
    return claim === "fastest" ? lessons.slower(tried) : shots.less(tried);
  }
  const answer = named(formatMove(reply));
  if (answers.kind === "loses") return shots.loses(tried, answer, answers.pieces);
  return claim === "holds" ? lessons.fails(tried, answer) : shots.holds(tried, answer);
}

/** "White wins two pieces and gets a king." */
export function wonText(shot: Shot, { shots, lessons }: Texts): string {
  const { turn } = shot.position;
  if (shot.claim === "holds") return lessons.saved(turn);
  const { pieces, kings, end } = gainOf(shot);
  if (end === undefined) return shots.won(turn, pieces, kings);
  return end === "no-pieces" ? shots.noPieces(turn) : shots.noMoves(turn);
}

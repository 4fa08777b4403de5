// What is written and said about a try, and what was won in the end.
import type { Shot } from "@kingrow/engine/shots";
import { formatMove } from "@kingrow/rules";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import { gainOf, type Progress, type ShotPlay } from "./shotPlay.ts";

type Texts = StudyTexts["shots"];

/** `named` writes a move, or spells it out for a screen reader. */
export function progressText(
  { shot, progress }: ShotPlay,
  texts: Texts,
  named: (move: string) => string = (move) => move,
): string {
  if (progress.kind === "open") return "";
  if (progress.kind === "wrong") return wrongText(progress, texts, named);
  if (progress.kind === "right") {
    return texts.right(named(formatMove(progress.move)), named(formatMove(progress.reply)));
  }
  return `${texts[progress.kind]} ${wonText(shot, texts)}`;
}

function wrongText(
  { move, answers }: Extract<Progress, { kind: "wrong" }>,
  texts: Texts,
  named: (move: string) => string,
): string {
  const tried = named(formatMove(move));
  const [reply] = answers?.moves ?? [];
  if (answers === undefined || reply === undefined) return texts.wrong(tried);
  if (answers.kind === "less") return texts.less(tried);
  const answer = named(formatMove(reply));
  return answers.kind === "holds"
    ? texts.holds(tried, answer)
    : texts.loses(tried, answer, answers.pieces);
}

/** "White wins two pieces and gets a king." */
export function wonText(shot: Shot, texts: Texts): string {
  const { pieces, kings, end } = gainOf(shot);
  const { turn } = shot.position;
  if (end === undefined) return texts.won(turn, pieces, kings);
  return end === "no-pieces" ? texts.noPieces(turn) : texts.noMoves(turn);
}

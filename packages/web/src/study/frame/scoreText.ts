// Whose turn it is, and a score in words: who is better and by how much, or how the game ends.
import { countBits, type Color, type Position } from "@kingrow/rules";
import { pliesToEnd } from "@kingrow/engine";
import { chanceOf } from "@kingrow/engine/review";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import { hasMove } from "../tree/tree.ts";

/** How a position stands, from Black's best to White's. */
export type Assessment = "black-wins" | "black-better" | "equal" | "white-better" | "white-wins";

const WINS = 0.62;
/** Half a man: less is called equal; numbers and the bar show it all the same. */
const BETTER = 0.36;

/** So few pieces are known to the end before they are looked at. */
const KNOWN_PIECES = 3;

export function turnText(position: Position, { toMove, gameOver }: StudyTexts["study"]): string {
  return hasMove(position) ? toMove(position.turn) : gameOver(position.turn);
}

/** `score` in hundredths of a man for Black; `sides` are what the players are called. */
export function scoreText(
  score: number,
  position: Position,
  texts: StudyTexts["study"],
  sides: Readonly<Record<Color, string>> = texts.sides,
): string {
  const plies = pliesToEnd(score);
  const color: Color = score > 0 ? "black" : "white";
  if (plies !== undefined) {
    return plies === 0 ? texts.won(color) : texts.winsIn(color, Math.ceil(plies / 2));
  }
  if (score === 0 && countBits(position.black | position.white) <= KNOWN_PIECES) return texts.drawn;
  const men = (Math.abs(score) / 100).toFixed(1);
  return texts.score(men === "0.0" ? undefined : sides[color], men);
}

/** What `leadText` shows when no side is ahead. */
export const EVEN = "0.0";

/** By how many men one side is ahead: "0.3". Empty where the end of the game is known. */
export function leadText(score: number): string {
  if (pliesToEnd(score) !== undefined) return "";
  return (Math.abs(score) / 100).toFixed(1);
}

export function assessmentOf(score: number): Assessment {
  const chance = chanceOf(score);
  if (chance >= WINS) return "black-wins";
  if (chance >= BETTER) return "black-better";
  if (chance > -BETTER) return "equal";
  return chance > -WINS ? "white-better" : "white-wins";
}

/** Black's share of the bar and of the curve, from 0 to 1. Gentler than the chance: a small lead looks small. */
export function shareOf(score: number): number {
  return 1 / (1 + 10 ** (-score / 300));
}

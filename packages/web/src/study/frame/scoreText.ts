// A score in words: who is better and by how much, or how the game ends.
import { countBits, type Color, type Position } from "@kingrow/rules";
import { pliesToEnd } from "@kingrow/engine";
import type { StudyTexts } from "../../text/study/studyTexts.ts";
import { assessmentOf } from "../review/stretches.ts";

/** So few pieces are known to the end before they are looked at. */
const KNOWN_PIECES = 3;

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
  const ahead = assessmentOf(score) === "equal" ? undefined : sides[color];
  return texts.score(ahead, (Math.abs(score) / 100).toFixed(1));
}

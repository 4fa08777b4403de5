// The points of the advantage curve, and its description in words.
import type { Color } from "@kingrow/rules";
import { assessmentOf, shareOf, type Assessment } from "../frame/scoreText.ts";

/** From 0 to 1: `x` from start to end, `y` from the far side's win to the near side's. `scores`: as of Black, by ply. */
export function pointsOf(scores: readonly number[], near: Color) {
  const last = Math.max(1, scores.length - 1);
  const down = near === "black" ? 1 : -1;
  return scores.map((score, index) => ({ x: index / last, y: shareOf(down * score) }));
}

/** From one side's win to the other's. */
const ORDER = ["black-wins", "black-better", "equal", "white-better", "white-wins"] as const;

/** Stretches in which little changed, with their first and last ply. A small change for a single ply begins none. */
export function stretchesOf(scores: readonly number[]) {
  const assessments = scores.map(assessmentOf);
  const stretches: { assessment: Assessment; from: number; to: number }[] = [];
  for (const [ply, assessment] of assessments.entries()) {
    const last = stretches.at(-1);
    const step = Math.abs(ORDER.indexOf(assessment) - ORDER.indexOf(last?.assessment ?? "equal"));
    const isPassing = ply < assessments.length - 1 && assessments[ply + 1] !== assessment;
    if (last !== undefined && (step === 0 || (step === 1 && isPassing))) {
      stretches[stretches.length - 1] = { ...last, to: ply };
    } else stretches.push({ assessment, from: ply, to: ply });
  }
  return stretches;
}

/** The same stretches by the numbers of their moves: a move in which the score changed belongs to the one that follows. */
export function movesOfStretches(
  scores: readonly number[],
  numberOf: (ply: number) => number,
): ReturnType<typeof stretchesOf> {
  const parts: ReturnType<typeof stretchesOf> = [];
  const stretches = stretchesOf(scores);
  for (const [index, stretch] of stretches.entries()) {
    const last = parts.at(-1);
    const from = Math.max(numberOf(stretch.from), last === undefined ? 0 : last.to + 1);
    const next = stretches[index + 1];
    const end = next === undefined ? numberOf(stretch.to) : numberOf(next.from) - 1;
    // A change within a single move is told by what came of it.
    if (from > numberOf(stretch.to)) continue;
    const to = Math.max(from, end);
    if (last?.assessment === stretch.assessment) last.to = to;
    else parts.push({ ...stretch, from, to });
  }
  return parts;
}

/** How often the advantage went from one side to the other. */
export function swingsIn(scores: readonly number[]): number {
  const ahead = stretchesOf(scores)
    .map(({ assessment }) => assessment.slice(0, 5))
    .filter((side) => side !== "equal");
  return ahead.filter((side, index) => index > 0 && side !== ahead[index - 1]).length;
}

// Shots, in English; fetched with their screen.
import type { Color } from "@kingrow/rules";

const SIDES: Record<Color, string> = { black: "Black", white: "White" };

export const enShots = {
  title: "Shots · Kingrow",
  heading: "Shots",
  intro:
    "Positions of real games in which one move wins. That it brings more than any other is proved, six moves deep, against every defence.",
  daily: "Shot of the day",
  /** "Shot 12 of 400". */
  number: (number: number, count: number) => `Shot ${number} of ${count}`,
  grade: "How hard",
  grades: { all: "All", 1: "Easy", 2: "Medium", 3: "Hard", 4: "Very\u00A0hard" },
  task: (color: Color, moves: number) =>
    moves === 1
      ? `${SIDES[color]} moves and wins.`
      : `${SIDES[color]} moves and wins. There are ${moves} moves to find.`,
  wrong: (move: string) => `${move} does not win. Try another move.`,
  right: (move: string, reply: string) => `Right, ${move}. The answer is ${reply}. Go on.`,
  solved: "Solved. The win is there.",
  shown: "This was the solution.",
  show: "Show the solution",
  again: "Once more",
  next: "Next shot",
  toDaily: "To the shot of the day",
  notKept: "This browser keeps nothing: what you solve counts as long as this page is open.",
  count: (solved: number, missed: number, all: number) =>
    `${solved} of ${all} solved, ${missed} missed`,
  was: { solved: "Solved before", missed: "Missed before" },
};

export type ShotsTexts = typeof enShots;

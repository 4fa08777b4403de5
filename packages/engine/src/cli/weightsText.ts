// Writes fitted weights as the source of weights.ts, a man being worth a hundred on average.

import { LETTER_STEP, PATTERNS, ZERO_LETTER } from "../patterns.ts";
import {
  CHASED_MAN,
  FIRST_KING,
  KING,
  LEAD,
  MAN_EARLY,
  MAN_LATE,
  PATTERN,
  TURN,
  type Samples,
} from "./samples.ts";

/** The furthest letter from that of 0. */
const MOST = 22;

export function weightsText(weights: Float64Array, samples: Samples): string {
  const unit = 100 / mean(weights.subarray(MAN_EARLY + 4, MAN_EARLY + 28));
  const list = (from: number): string =>
    JSON.stringify(
      [...weights.subarray(from, from + 32)].map((weight) => Math.round(weight * unit)),
    );
  const one = (number: number): number => Math.round((weights[number] ?? 0) * unit);
  const patterns = [0, 1, 2, 3].map((kind) => {
    const from = PATTERN + kind * PATTERNS;
    return JSON.stringify(letters(weights.subarray(from, from + PATTERNS), unit));
  });
  return `// The weights of the evaluation, in hundredths of a man, seen from Black. Made by cli/fit.ts.
//
// Learnt from ${samples.results.length} calm positions of ${samples.gameCount} games: tournament games from the archives of the
// American Checker Federation and games of the engine against itself (cli/selfplay.ts).

export const WEIGHTS = {
  /** A man of Black by its square, with all pieces on the board and with none. */
  menEarly: ${list(MAN_EARLY)},
  menLate: ${list(MAN_LATE)},
  kings: ${list(KING)},
  /** Being a piece ahead, times the sixteenth part of the pieces that have left the board. */
  lead: ${one(LEAD)},
  /** Having a king at all, and that for each man of the other side. */
  firstKing: ${one(FIRST_KING)},
  chasedMan: ${one(CHASED_MAN)},
  /** Being to move. */
  turn: ${one(TURN)},
  /** One letter for each pattern of the four kinds of bands; P is 0, O is LETTER_STEP less. */
  patterns: [
${patterns.map((text) => `    ${text},`).join("\n")}
  ],
} as const;
`;
}

function letters(weights: Float64Array, unit: number): string {
  return String.fromCharCode(
    ...Array.from(weights, (weight) => {
      const value = Math.round((weight * unit) / LETTER_STEP);
      return ZERO_LETTER + Math.max(-MOST, Math.min(MOST, value));
    }),
  );
}

function mean(numbers: Float64Array): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

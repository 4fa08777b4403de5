// Training samples for the evaluation: quiet positions of games, their results and features.

import { countBits, findMove, initialPosition, playMove, type Position } from "@kingrow/rules";
import { WORDS, writePosition } from "../board.ts";
import { capturing } from "../generate.ts";
import { patternsOf } from "../patterns.ts";

/** Where the kinds of weights begin among all of them. */
export const MAN_EARLY = 0;
export const MAN_LATE = 32;
export const KING = 64;
export const LEAD = 96;
export const TURN = 97;
export const FIRST_KING = 98;
export const CHASED_MAN = 99;
export const PATTERN = 100;
export const COUNT = PATTERN + 4 * 3 ** 8;

export interface Samples {
  readonly words: Int32Array;
  /** 1 where Black is to move, else -1. */
  readonly turns: Int8Array;
  /** Black's part of the point. */
  readonly results: Float32Array;
  /** What was thought of it, in hundredths of a man for Black; NaN where nothing was. */
  readonly scores: Float32Array;
  /** The number of the game a sample is from. */
  readonly games: Int32Array;
  readonly gameCount: number;
}

interface Active {
  readonly numbers: Int32Array;
  readonly values: Float64Array;
  count: number;
}

const RESULTS: Readonly<Record<string, number>> = { black: 1, white: 0, draw: 0.5 };

/** Reads games, one a line: the winner, a tab, the moves, perhaps scores; `#` begins a remark. */
export function readSamples(texts: readonly string[]): Samples {
  const found = { words: [] as number[], turns: [] as number[], results: [] as number[] };
  const scores: number[] = [];
  const games: number[] = [];
  let gameCount = 0;
  for (const line of texts.join("\n").split("\n")) {
    const [winner = "", moves, scored = ""] = line.split("\t");
    const known = scored.split(" ").map((text) => (text === "" ? NaN : Number(text)));
    const result = RESULTS[winner];
    if (result === undefined || moves === undefined) continue;
    gameCount += 1;
    for (const { position, plies } of calmPositions(moves.trim().split(" "))) {
      scores.push(known[plies] ?? NaN);
      found.words.push(position.black, position.white, position.kings, 0);
      found.turns.push(position.turn === "black" ? 1 : -1);
      found.results.push(result);
      games.push(gameCount);
    }
  }
  return {
    words: Int32Array.from(found.words),
    turns: Int8Array.from(found.turns),
    results: Float32Array.from(found.results),
    scores: Float32Array.from(scores),
    games: Int32Array.from(games),
    gameCount,
  };
}

/** The positions of a game in which neither side could capture, until few pieces are left. */
function calmPositions(moves: readonly string[]): { position: Position; plies: number }[] {
  const calm: { position: Position; plies: number }[] = [];
  const words = new Int32Array(WORDS);
  let position = initialPosition;
  for (const [index, text] of moves.entries()) {
    const move = findMove(position, text);
    if (!move.ok) break;
    position = playMove(position, move.value);
    writePosition(words, 0, position);
    const isCalm = capturing(words, 0, 0) === 0 && capturing(words, 0, 1) === 0;
    if (isCalm && countBits(position.black | position.white) > 4)
      calm.push({ position, plies: index + 1 });
  }
  return calm;
}

/** The features of a sample, seen from Black, as weights' numbers and the values they count with. */
export function addFeatures(samples: Samples, index: number, active: Active): void {
  active.count = 0;
  const at = index * WORDS;
  const [black = 0, white = 0, kings = 0] = samples.words.subarray(at, at + WORDS);
  const blacks = countBits(black);
  const whites = countBits(white);
  const late = (24 - blacks - whites) / 24;
  const add = (number: number, value: number): void => {
    active.numbers[active.count] = number;
    active.values[active.count] = value;
    active.count += 1;
  };
  for (let square = 0; square < 32; square += 1) {
    const bit = 1 << square;
    if (((black | white) & bit) === 0) continue;
    const sign = (black & bit) === 0 ? -1 : 1;
    const place = sign === 1 ? square : 31 - square;
    if ((kings & bit) === 0) {
      add(MAN_EARLY + place, sign * (1 - late));
      add(MAN_LATE + place, sign * late);
    } else add(KING + place, sign);
  }
  if (blacks !== whites) add(LEAD, ((blacks - whites) * (24 - blacks - whites)) / 16);
  add(TURN, samples.turns[index] ?? 0);
  const hasKing = (side: number): number => ((side & kings) === 0 ? 0 : 1);
  const chased = hasKing(black) * countBits(white & ~kings);
  const chasedOther = hasKing(white) * countBits(black & ~kings);
  if (kings !== 0) add(FIRST_KING, hasKing(black) - hasKing(white));
  if (kings !== 0) add(CHASED_MAN, chased - chasedOther);
  for (const { kind, pattern, sign } of patternsOf(black & ~kings, white & ~kings)) {
    if (pattern !== 0) add(PATTERN + kind * 3 ** 8 + pattern, sign);
  }
}

// A small network that judges positions of at most sixteen pieces, in whole numbers.
//
// Inputs are the pieces as the side to move sees them, then two layers of clipped sums.
// A browser without WebAssembly and SIMD computes the same in plain code, which is several times slower.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { countBits } from "@kingrow/rules";
import { turnedRound, type Side } from "./board.ts";
import { makeJudge, type Judge } from "./endingModule.ts";
import { FIRST, FULL, INPUTS, RESULT_SHIFT, SECOND, SECOND_SHIFT, SYSTEM } from "./endingShape.ts";
import { ENDING_WEIGHTS } from "./endingWeights.ts";

const bytes = Uint8Array.from(atob(ENDING_WEIGHTS), (letter) => letter.codePointAt(0) ?? 0);
const weights = Int16Array.from({ length: bytes.length >> 1 }, (_, index) => {
  return bytes[2 * index]! | (bytes[2 * index + 1]! << 8);
});
const SECOND_FROM = (INPUTS + 1) * FIRST;
const RESULT_FROM = SECOND_FROM + (FIRST + 1) * SECOND;

const sums = new Int32Array(FIRST);
const judge = fastestJudge();

/** The network in the fastest form that this browser supports. */
export function fastestJudge(): Judge {
  return makeJudge(weights) ?? judgePlainly;
}

/** Hundredths of a man for the side to move. */
export function judgeEnding(words: Int32Array, at: number, side: Side): number {
  const isTurned = side === 1;
  const own = isTurned ? turnedRound(words[at + 1]!) : words[at]!;
  const enemy = isTurned ? turnedRound(words[at]!) : words[at + 1]!;
  const kings = isTurned ? turnedRound(words[at + 2]!) : words[at + 2]!;
  return judge(own, enemy, kings);
}

/** The network in plain code. */
export function judgePlainly(own: number, enemy: number, kings: number): number {
  for (let unit = 0; unit < FIRST; unit += 1) sums[unit] = weights[INPUTS * FIRST + unit]!;
  addAll(own & ~kings, 0);
  addAll(own & kings, 32);
  addAll(enemy & ~kings, 64);
  addAll(enemy & kings, 96);
  if ((countBits((own | enemy) & SYSTEM) & 1) === 1) add(128);
  for (let unit = 0; unit < FIRST; unit += 1) sums[unit] = clipped(sums[unit]!);
  let result = weights[RESULT_FROM + SECOND]! << RESULT_SHIFT;
  for (let unit = 0; unit < SECOND; unit += 1) {
    let from = SECOND_FROM + unit * (FIRST + 1);
    let sum = weights[from + FIRST]! << SECOND_SHIFT;
    for (let input = 0; input < FIRST; input += 1) sum += sums[input]! * weights[from++]!;
    result += clipped(sum >> SECOND_SHIFT) * weights[RESULT_FROM + unit]!;
  }
  return result >> RESULT_SHIFT;
}

function clipped(value: number): number {
  return value < 0 ? 0 : value > FULL ? FULL : value;
}

function addAll(bits: number, kind: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) add(kind + 31 - Math.clz32(rest & -rest));
}

function add(input: number): void {
  const from = input * FIRST;
  for (let unit = 0; unit < FIRST; unit += 1) sums[unit] = sums[unit]! + weights[from + unit]!;
}

// Numbers endgame positions: a slice contains all positions with the same counts of men and kings.
//
// A slice is seen from the side to move, which goes up; for White the board is turned round. The four groups of
// pieces are numbered separately, so that the number of a position is computed quickly. Numbers at which two groups
// overlap are unused.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { countBits } from "@kingrow/rules";
import { turnedRound, type Side } from "./board.ts";

/** Maximum number of pieces of one kind in a slice. */
const MOST_ALIKE = 3;
const MAN_SQUARES = 28;
const SQUARES = 32;

/** The numbers of men and kings of the side to move and of its enemy. */
export interface Slice {
  readonly men: number;
  readonly kings: number;
  readonly enemyMen: number;
  readonly enemyKings: number;
}

/** The number of ways to choose k of n, at index k * 33 + n. */
const CHOICES = new Int32Array((MOST_ALIKE + 1) * (SQUARES + 1));
for (let n = 0; n <= SQUARES; n += 1) {
  CHOICES[n] = 1;
  for (let k = 1; k <= MOST_ALIKE; k += 1) CHOICES[k * 33 + n] = choose(n, k);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 0; index < k; index += 1) ways = (ways * (n - index)) / (index + 1);
  return ways;
}

/** A small number that identifies a slice. */
export function keyOf({ men, kings, enemyMen, enemyKings }: Slice): number {
  return men | (kings << 2) | (enemyMen << 4) | (enemyKings << 6);
}

export function nameOf({ men, kings, enemyMen, enemyKings }: Slice): string {
  return `${men}${kings}${enemyMen}${enemyKings}`;
}

/** The same pieces with the other side to move. */
export function otherOf({ men, kings, enemyMen, enemyKings }: Slice): Slice {
  return { men: enemyMen, kings: enemyKings, enemyMen: men, enemyKings: kings };
}

export function sizeOf({ men, kings, enemyMen, enemyKings }: Slice): number {
  const menWays = CHOICES[men * 33 + MAN_SQUARES]! * CHOICES[enemyMen * 33 + MAN_SQUARES]!;
  return menWays * CHOICES[kings * 33 + SQUARES]! * CHOICES[enemyKings * 33 + SQUARES]!;
}

/** The slices with this number of pieces, each pair once. None depends on a later one. */
export function slicesOf(pieces: number): Slice[] {
  const slices: Slice[] = [];
  for (let own = Math.ceil(pieces / 2); own < pieces; own += 1) slices.push(...split(own, pieces));
  const menOf = (slice: Slice): number => slice.men + slice.enemyMen;
  return slices.sort((one, other) => menOf(one) - menOf(other));
}

/** The slices in which the side to move has `own` of the pieces. */
function split(own: number, pieces: number): Slice[] {
  const enemy = pieces - own;
  return Array.from({ length: (own + 1) * (enemy + 1) }, (_, index) => {
    const men = Math.floor(index / (enemy + 1));
    const enemyMen = index % (enemy + 1);
    return { men, kings: own - men, enemyMen, enemyKings: enemy - enemyMen };
  }).filter(({ men, enemyMen }) => own > enemy || enemyMen <= men);
}

/** The result of `locate`, valid until its next call. */
export const place = { key: 0, index: 0 };

/** Finds the slice and the number of a position with at most three pieces of one kind. */
export function locate(words: Int32Array, at: number, side: Side): void {
  let own = words[at + side]!;
  let enemy = words[at + 1 - side]!;
  let kings = words[at + 2]!;
  if (side === 1) {
    own = turnedRound(own);
    enemy = turnedRound(enemy);
    kings = turnedRound(kings);
  }
  const men = own & ~kings;
  const enemyMen = enemy & ~kings;
  const menCount = countBits(men);
  const enemyMenCount = countBits(enemyMen);
  const kingCount = countBits(own) - menCount;
  const enemyKingCount = countBits(enemy) - enemyMenCount;
  place.key = menCount | (kingCount << 2) | (enemyMenCount << 4) | (enemyKingCount << 6);
  let index = numberOf(men);
  index = index * CHOICES[enemyMenCount * 33 + MAN_SQUARES]! + numberOf(enemyMen >>> 4);
  index = index * CHOICES[kingCount * 33 + SQUARES]! + numberOf(own & kings);
  place.index = index * CHOICES[enemyKingCount * 33 + SQUARES]! + numberOf(enemy & kings);
}

/** The number of a set among all sets of its size. */
function numberOf(bits: number): number {
  let number = 0;
  let row = 33;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    number += CHOICES[row + 31 - Math.clz32(rest & -rest)]!;
    row += 33;
  }
  return number;
}

/** The sets of `size` squares out of the first `squares`, in the order of their numbers. */
function setsOf(size: number, squares: number): Int32Array {
  const sets = new Int32Array(CHOICES[size * 33 + squares]!);
  let count = 0;
  const fill = (left: number, below: number, bits: number): void => {
    if (left === 0) sets[count++] = bits;
    else for (let top = left - 1; top < below; top += 1) fill(left - 1, top, bits | (1 << top));
  };
  fill(size, squares, 0);
  return sets;
}

/** Converts the numbers of a slice to positions. */
export class SliceReader {
  private readonly men: Int32Array;
  private readonly enemyMen: Int32Array;
  private readonly kings: Int32Array;
  private readonly enemyKings: Int32Array;

  constructor(slice: Slice) {
    this.men = setsOf(slice.men, MAN_SQUARES);
    this.enemyMen = setsOf(slice.enemyMen, MAN_SQUARES).map((bits) => bits << 4);
    this.kings = setsOf(slice.kings, SQUARES);
    this.enemyKings = setsOf(slice.enemyKings, SQUARES);
  }

  /** Writes the position of a number, Black to move; false where two pieces would share a square. */
  read(index: number, words: Int32Array, at: number): boolean {
    const enemyKings = this.enemyKings[index % this.enemyKings.length]!;
    let rest = Math.floor(index / this.enemyKings.length);
    const kings = this.kings[rest % this.kings.length]!;
    rest = Math.floor(rest / this.kings.length);
    const enemyMen = this.enemyMen[rest % this.enemyMen.length]!;
    const men = this.men[Math.floor(rest / this.enemyMen.length)]!;
    words[at] = men | kings;
    words[at + 1] = enemyMen | enemyKings;
    words[at + 2] = kings | enemyKings;
    words[at + 3] = 0;
    const clash = (men & (enemyMen | kings | enemyKings)) | (enemyMen & (kings | enemyKings));
    return (clash | (kings & enemyKings)) === 0;
  }
}

// The transposition table: search results of positions, in a typed array of fixed size.
//
// An entry has the whole position, three words and the side, so it is never mistaken for another one.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import type { Side } from "./board.ts";

/** How a stored score relates to the true one. */
export const UPPER = 1;
export const LOWER = 2;
export const EXACT = 3;

/** The move number of an entry without a known move. */
export const NO_MOVE = 63;

/** Words of an entry: black, white, kings, and the result: score 15 bits, depth 7, move 6, bound 2, side 1, age 1. */
const ENTRY = 4;
const SCORE_OFFSET = 0x4000;
const MAX_DEPTH = 127;

/** Whether a stored score is enough for a search with this window. */
export function suffices(bound: number, score: number, low: number, high: number): boolean {
  if (bound === EXACT) return true;
  return bound === LOWER ? score >= high : score <= low;
}

/** The result of a search of one position. */
export interface TableEntry {
  /** From -16383 to 16383. */
  readonly score: number;
  readonly depth: number;
  readonly bound: number;
  /** The number of the best move in the order of `generate`. */
  readonly move: number;
}

export class Table {
  private readonly entries: Int32Array;
  private readonly mask: number;
  private age = 0;

  /** @param bits the number of positions is 2 to this power, 16 bytes each */
  constructor(bits: number) {
    this.entries = new Int32Array(ENTRY << bits);
    this.mask = ((1 << bits) - 1) & ~1;
  }

  /** Marks the entries of earlier searches as the first to be overwritten. */
  nextAge(): void {
    this.age ^= 1;
  }

  clear(): void {
    this.entries.fill(0);
  }

  /** The index of the entry of a position, or -1. */
  find(words: Int32Array, at: number, side: Side): number {
    const first = this.placeOf(words, at, side);
    if (this.holds(first, words, at, side)) return first;
    if (this.holds(first + ENTRY, words, at, side)) return first + ENTRY;
    return -1;
  }

  scoreAt(index: number): number {
    return (this.entries[index + 3]! >>> 17) - SCORE_OFFSET;
  }

  depthAt(index: number): number {
    return (this.entries[index + 3]! >>> 10) & MAX_DEPTH;
  }

  moveAt(index: number): number {
    return (this.entries[index + 3]! >>> 4) & NO_MOVE;
  }

  boundAt(index: number): number {
    return (this.entries[index + 3]! >>> 2) & 3;
  }

  /** Stores a result in one of two places: the first is for deeper and newer results, the second for any. */
  keep(words: Int32Array, at: number, side: Side, found: TableEntry): void {
    const first = this.placeOf(words, at, side);
    const old = this.entries[first + 3]!;
    const gives = this.holds(first, words, at, side) || (old & 1) !== this.age;
    const place = gives || ((old >>> 10) & MAX_DEPTH) <= found.depth ? first : first + ENTRY;
    this.entries[place] = words[at]!;
    this.entries[place + 1] = words[at + 1]!;
    this.entries[place + 2] = words[at + 2]!;
    this.entries[place + 3] =
      ((found.score + SCORE_OFFSET) << 17) |
      (Math.min(found.depth, MAX_DEPTH) << 10) |
      (found.move << 4) |
      (found.bound << 2) |
      (side << 1) |
      this.age;
  }

  private placeOf(words: Int32Array, at: number, side: Side): number {
    let mixed = Math.imul(words[at]! ^ side, 0x9e3779b1);
    mixed = Math.imul((mixed ^ (mixed >>> 15)) + words[at + 1]!, 0x85ebca77);
    mixed = Math.imul((mixed ^ (mixed >>> 13)) + words[at + 2]!, 0xc2b2ae3d);
    return ((mixed ^ (mixed >>> 16)) & this.mask) * ENTRY;
  }

  private holds(place: number, words: Int32Array, at: number, side: Side): boolean {
    return (
      this.entries[place] === words[at] &&
      this.entries[place + 1] === words[at + 1] &&
      this.entries[place + 2] === words[at + 2] &&
      ((this.entries[place + 3]! >>> 1) & 1) === side
    );
  }
}

// Move ordering: transposition table, captures by size, killer moves, history.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { countBits } from "@kingrow/rules";
import { TAG_CAPTURE, TAG_SQUARES, WORDS, type Side } from "./board.ts";

/** When a move reaches this number, all numbers of the history are halved. */
const MOST_PRAISE = 1 << 22;

export class MoveOrder {
  private readonly words: Int32Array;
  private readonly ranks: Int32Array;
  private readonly killers: Int32Array;
  private readonly history = new Int32Array(2 * 1024);

  /** @param words contain the moves @param plies the longest line */
  constructor(words: Int32Array, plies: number) {
    this.words = words;
    this.ranks = new Int32Array(words.length / WORDS);
    this.killers = new Int32Array(2 * (plies + 2));
  }

  /** Starts another search, which remembers only a part of the last one. */
  begin(): void {
    this.killers.fill(0);
    for (let index = 0; index < this.history.length; index += 1) this.history[index]! >>= 3;
  }

  forget(): void {
    this.history.fill(0);
  }

  /** Ranks the moves of a list. */
  rank(first: number, end: number, side: Side, ply: number, tableMove: number): void {
    const { words, ranks, killers, history } = this;
    const enemy = 1 - side;
    for (let at = first; at < end; at += WORDS) {
      const tag = words[at + 3]!;
      const number = (at - first) / WORDS;
      let rank = history[(side << 10) | (tag & TAG_SQUARES)]!;
      if (number === tableMove) rank = 1 << 30;
      else if ((tag & TAG_CAPTURE) !== 0) rank += (32 - countBits(words[at + enemy]!)) << 24;
      else if (tag === killers[2 * ply]) rank = 1 << 29;
      else if (tag === killers[2 * ply + 1]) rank = 1 << 28;
      ranks[at / WORDS] = rank;
    }
  }

  /** Picks the best move that is not picked yet. A single move has no rank. */
  pick(first: number, end: number): number {
    if (end - first === WORDS) return first;
    const { ranks } = this;
    let best = first / WORDS;
    for (let index = best + 1; index < end / WORDS; index += 1) {
      if (ranks[index]! > ranks[best]!) best = index;
    }
    ranks[best] = -1;
    return best * WORDS;
  }

  /** Remembers a quiet move that exceeded the window. */
  praise(tag: number, side: Side, ply: number, depth: number): void {
    const { killers, history } = this;
    if (killers[2 * ply] !== tag) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = tag;
    }
    const index = (side << 10) | (tag & TAG_SQUARES);
    history[index]! += depth * depth;
    if (history[index]! < MOST_PRAISE) return;
    for (let other = 0; other < history.length; other += 1) history[other]! >>= 1;
  }
}

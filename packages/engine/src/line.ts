// The boards from the last capture or man's move to the position under search, for the draw rules.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { QUIET_PLIES_FOR_DRAW } from "@kingrow/rules";
import { TAG_CAPTURE, TAG_MAN, WORDS } from "./board.ts";

/** The longest line that is searched, in plies from the root. */
export const MAX_PLY = 200;

/** From this many quiet plies on, table entries of the same board differ by their quiet plies, because a draw is near. */
const NEAR_DRAW = 48;

/** Earlier occurrences of a board: none; one in the game before the root; one after the root, or several. */
const NEW = 0;
export const OCCURRED = 1;
export const REPEATED = 2;

export class Line {
  private readonly words: Int32Array;
  /** Index of the copy of a board that is marked with its quiet plies. */
  private readonly marked: number;
  /** Indices of the boards: those of the game, the root, then one for each ply. */
  private readonly boards: Int32Array;
  /** The quiet plies at each of them. */
  private readonly quiet: Int32Array;
  private root = 0;

  /** @param plies the longest line. The last board of `words` is reserved for the marked copy. */
  constructor(words: Int32Array, plies: number) {
    this.words = words;
    this.marked = words.length - WORDS;
    this.boards = new Int32Array(plies + 2 * QUIET_PLIES_FOR_DRAW);
    this.quiet = new Int32Array(plies + 2 * QUIET_PLIES_FOR_DRAW);
  }

  /** Writes the boards of a game, the root last, to the words; returns the index behind them. */
  begin(seen: readonly number[], quietPlies: number): number {
    const boards = Math.floor(seen.length / 3);
    const kept = Math.min(boards, QUIET_PLIES_FOR_DRAW + 1);
    for (let index = 0; index < kept; index += 1) {
      const from = 3 * (boards - kept + index);
      for (let word = 0; word < 3; word += 1) {
        this.words[index * WORDS + word] = seen[from + word] ?? 0;
      }
      this.boards[index] = index * WORDS;
    }
    this.root = kept - 1;
    this.quiet[this.root] = Math.min(quietPlies, QUIET_PLIES_FOR_DRAW);
    return kept * WORDS;
  }

  /** Counts the quiet plies after a move from a ply. */
  enter(ply: number, tag: number): void {
    const place = this.root + ply;
    const isQuiet = (tag & (TAG_MAN | TAG_CAPTURE)) === 0;
    this.quiet[place + 1] = isQuiet ? this.quiet[place]! + 1 : 0;
  }

  /** Adds a board to the line. Returns the quiet plies before it. */
  put(ply: number, at: number): number {
    this.boards[this.root + ply] = at;
    return this.quiet[this.root + ply]!;
  }

  /** Earlier occurrences of the board of a ply with the same side to move: `NEW`, `OCCURRED` or `REPEATED`. */
  repeats(ply: number, quiet: number): number {
    const { words, boards, root } = this;
    let found = NEW;
    const place = this.root + ply;
    const at = boards[place]!;
    const last = Math.max(0, place - quiet);
    for (let earlier = place - 4; earlier >= last; earlier -= 2) {
      const other = boards[earlier]!;
      const isSame = words[at] === words[other] && words[at + 1] === words[other + 1];
      if (!isSame || words[at + 2] !== words[other + 2]) continue;
      if (found !== NEW || earlier >= root) return REPEATED;
      found = OCCURRED;
    }
    return found;
  }

  /**
   * The index of the board under which the table stores its entry. Near a draw by counting it is a copy that encodes
   * the quiet plies as kings on empty squares.
   */
  keyOf(at: number, ply: number): number {
    const quiet = this.quiet[this.root + ply]!;
    return quiet < NEAR_DRAW ? at : this.mark(at, quiet + 1 - NEAR_DRAW);
  }

  private mark(at: number, count: number): number {
    const { words, marked } = this;
    let empty = ~(words[at]! | words[at + 1]!);
    let kings = words[at + 2]!;
    for (let rest = count; rest !== 0; rest >>= 1) {
      if ((rest & 1) !== 0) kings |= empty & -empty;
      empty &= empty - 1;
    }
    words.copyWithin(marked, at, at + 2);
    words[marked + 2] = kings;
    return marked;
  }
}

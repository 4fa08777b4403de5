// Searches the moves of a position in order, with null windows and reductions.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point
import { TAG_CAPTURE, WORDS, type Side } from "./board.ts";
import { reduction } from "./depths.ts";
import { generate } from "./generate.ts";
import { Line, MAX_PLY } from "./line.ts";
import { MoveOrder } from "./order.ts";
import { INFINITE } from "./scores.ts";
import { NO_MOVE } from "./table.ts";

/** The stage of a halted move: reduced depth or null window, full depth, full window. */
const LESS_DEEP = 0;
const DEEP = 1;
const IN_FULL = 2;

export abstract class Trials {
  /** Whether the search is halted: all running calls push their state to `halts` and return. */
  halted = false;

  /** The positions of the game so far, of the root, its moves, and of the line under search. */
  readonly words = new Int32Array(WORDS * 8192);
  protected readonly halts = new Halts();
  protected readonly line = new Line(this.words, MAX_PLY);
  protected readonly order = new MoveOrder(this.words, MAX_PLY);
  /** Index in `words` at which the next moves are written. */
  protected top = 0;
  /** The number of the best move of the list tried last. */
  protected bestMove = NO_MOVE;

  /** The score of the position that a move leads to, for the side to move there. */
  protected abstract visit(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number;

  /** Searches all moves of a position. They are written on top of `words`, and removed when they are done. */
  protected tryAll(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
    tableMove: number,
  ): number {
    const { words, halts } = this;
    const isNew = halts.isEmpty;
    const first = isNew ? this.top : halts.pop();
    const end = isNew ? generate(words, at, side, first) : halts.pop();
    const isForced = end - first === WORDS;
    if (isNew) {
      this.top = end;
      if (!isForced) this.order.rank(first, end, side, ply, tableMove);
    }
    const best = this.tryMoves(first, end, side, isForced ? depth : depth - 1, low, high, ply);
    if (this.halted) return halts.push(end, first);
    this.top = first;
    return best;
  }

  /** Searches moves, best ranks first, until one exceeds the window. Sets `bestMove`. */
  private tryMoves(
    first: number,
    end: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number {
    const { halts } = this;
    const isCapture = (this.words[first + 3]! & TAG_CAPTURE) !== 0;
    const count = (end - first) / WORDS;
    let under = halts.isEmpty ? -1 : halts.pop();
    let alpha = under < 0 ? low : halts.pop();
    let best = under < 0 ? -INFINITE : halts.pop();
    let bestMove = under < 0 ? NO_MOVE : halts.pop();
    for (let tried = under < 0 ? 0 : halts.pop(); tried < count; tried += 1) {
      const child = under < 0 ? this.order.pick(first, end) : under;
      under = -1;
      this.line.enter(ply, this.words[child + 3]!);
      const less = isCapture ? 0 : reduction(depth, tried);
      const score = this.tryMove(child, side, depth, less, alpha, high, ply, tried === 0);
      if (this.halted) return halts.push(tried, bestMove, best, alpha, child);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = Math.min((child - first) / WORDS, NO_MOVE);
      alpha = score;
      if (score < high) continue;
      if (!isCapture) this.order.praise(this.words[child + 3]!, side, ply, depth);
      break;
    }
    this.bestMove = bestMove;
    return best;
  }

  /** The score of one move: the first one in the full window, others first in a null window. */
  protected tryMove(
    child: number,
    side: Side,
    depth: number,
    less: number,
    alpha: number,
    high: number,
    ply: number,
    isFirst: boolean,
  ): number {
    const { halts } = this;
    const other: Side = side === 0 ? 1 : 0;
    let stage = isFirst ? IN_FULL : LESS_DEEP;
    if (!halts.isEmpty) stage = halts.pop();
    if (stage === LESS_DEEP) {
      const score = -this.visit(child, other, depth - less, -alpha - 1, -alpha, ply + 1);
      if (this.halted) return halts.push(LESS_DEEP);
      if (score <= alpha) return score;
      if (less > 0) stage = DEEP;
      else if (score >= high) return score;
    }
    if (stage === DEEP) {
      const score = -this.visit(child, other, depth, -alpha - 1, -alpha, ply + 1);
      if (this.halted) return halts.push(DEEP);
      if (score <= alpha || score >= high) return score;
    }
    const score = -this.visit(child, other, depth, -high, -alpha, ply + 1);
    return this.halted ? halts.push(IN_FULL) : score;
  }
}

/** More numbers than the longest line pushes. */
const MOST = 1 << 14;

/** A stack with the state of halted calls, the innermost call first. */
class Halts {
  private readonly numbers = new Int32Array(MOST);
  private count = 0;
  /** Whether the current call is new, not a continued one. */
  isEmpty = true;

  clear(): void {
    this.count = 0;
    this.isEmpty = true;
  }

  /** Pushes numbers; the last one is popped first. Returns 0, a score that no caller uses. */
  push(...numbers: readonly number[]): number {
    for (const number of numbers) this.numbers[this.count++] = number;
    this.isEmpty = false;
    return 0;
  }

  pop(): number {
    this.count -= 1;
    this.isEmpty = this.count === 0;
    return this.numbers[this.count]!;
  }
}

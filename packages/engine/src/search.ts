// The search itself: principal variation alpha-beta over positions in one long typed array.
//
// Captures are always searched to their end. A search can be halted at any node. Then every call
// under way leaves what it knows in `halts` and returns; asked again, each takes that back and calls
// on, so that nothing is searched twice and pauses change nothing.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { QUIET_PLIES_FOR_DRAW } from "@kingrow/rules";
import { TAG_CAPTURE, WORDS, writePosition, type Side } from "./board.ts";
import { FORESEEN, HOPELESS, MARGIN, reduction } from "./depths.ts";
import type { Endgames } from "./endgames.ts";
import { evaluate } from "./evaluate.ts";
import { canStep, capturing, generate } from "./generate.ts";
import { Halts } from "./halts.ts";
import { Line, REPEATED, STOOD } from "./line.ts";
import { MoveOrder } from "./order.ts";
import { fromEndgame, fromTable, PROVED, toTable, WIN } from "./scores.ts";
import { EXACT, LOWER, NO_MOVE, suffices, UPPER, type Table } from "./table.ts";

/** The longest line that is looked at, in plies from the root. */
const MAX_PLY = 200;
const INFINITE = WIN + 1;
/** Whether to go on is asked every so many nodes; a power of two. */
const POLL = 1024;

const UNSURE = 2 * INFINITE;

/** What a halted call was about to do: foresee, or try its moves. */
const FORESEEING = 0;
const TRYING = 1;
/** How a halted move was being tried: less deep or in a null window, in full depth, in the full window. */
const LESS_DEEP = 0;
const DEEP = 1;
const IN_FULL = 2;

export interface SearchDependencies {
  readonly table: Table;
  readonly endgames: Endgames;
}

/** One move at the root: where its position stands in the words, and what is known of it. */
export interface RootMove {
  readonly at: number;
  readonly tag: number;
  score: number;
}

export class Search {
  /** The positions of the game so far, of the root, its moves, and of the line under search. */
  readonly words = new Int32Array(WORDS * 8192);
  nodes = 0;
  halted = false;
  /** Asked now and then with the nodes searched; true halts the search. */
  mustHalt: (nodes: number) => boolean = () => false;

  private readonly table: Table;
  private readonly endgames: Endgames;
  private readonly halts = new Halts();
  private readonly line = new Line(this.words, MAX_PLY);
  private readonly order = new MoveOrder(this.words, MAX_PLY);
  private rootSide: Side = 0;
  private top = 0;
  /** The number of the best move of the list tried last. */
  private bestMove = NO_MOVE;

  constructor({ table, endgames }: SearchDependencies) {
    this.table = table;
    this.endgames = endgames;
  }

  /** Sets the game: the boards since its last capture or man's move, the root last. */
  begin(seen: readonly number[], quietPlies: number, side: Side): void {
    this.top = this.line.begin(seen, quietPlies);
    this.nodes = 0;
    this.halted = false;
    this.halts.clear();
    this.order.begin();
    this.table.nextAge();
    this.rootSide = side;
  }

  /** Forgets which moves have been good. */
  forget(): void {
    this.order.forget();
  }

  /** Puts a position that a root move leads to behind the game; its tag says what the move was. */
  addRootMove(position: Parameters<typeof writePosition>[2], tag: number): RootMove {
    const at = this.top;
    writePosition(this.words, at, position);
    this.words[at + 3] = tag;
    this.top += WORDS;
    return { at, tag, score: 0 };
  }

  /**
   * Searches root moves in their order within a window and returns the best score; the best move is
   * moved to the front. What it found before it was halted counts once the first move is done.
   * Halted, it is asked the same again and goes on where it was.
   */
  searchRoot(moves: RootMove[], depth: number, low: number, high: number): number {
    const { halts } = this;
    this.halted = false;
    let best = halts.isEmpty ? -INFINITE : halts.take();
    let alpha = halts.isEmpty ? low : halts.take();
    for (let index = halts.isEmpty ? 0 : halts.take(); index < moves.length; index += 1) {
      const move = moves[index]!;
      const score = this.scoreRootMove(move, depth, alpha, high, index > 0);
      if (this.halted) {
        halts.leave(index, alpha, best);
        break;
      }
      move.score = score;
      if (score > best) best = score;
      if (score > alpha || index === 0) {
        moves.splice(index, 1);
        moves.unshift(move);
      }
      alpha = Math.max(alpha, score);
      if (alpha >= high) break;
    }
    return best;
  }

  private scoreRootMove(
    move: RootMove,
    depth: number,
    alpha: number,
    high: number,
    isLater: boolean,
  ): number {
    this.line.enter(0, move.tag);
    return this.tryMove(move.at, this.rootSide, depth - 1, 0, alpha, high, 0, !isLater);
  }

  /** The score of a position for the side to move. */
  private visit(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number {
    if (!this.halts.isEmpty) return this.searchWithin(at, side, depth, low, high, ply);
    if ((this.nodes & (POLL - 1)) === 0 && this.mustHalt(this.nodes)) {
      this.halted = true;
      return 0;
    }
    this.nodes += 1;
    const { words } = this;
    const quiet = this.line.put(ply, at);
    const stood = quiet >= 4 ? this.line.repeats(ply, quiet) : 0;
    if (stood === REPEATED) return 0;
    const jumping = capturing(words, at, side);
    if (jumping === 0 && !canStep(words, at, side)) return ply - WIN;
    if (quiet >= QUIET_PLIES_FOR_DRAW) return 0;
    const known = this.endgames.look(words, at, side);
    if (known >= 0 && known + quiet <= QUIET_PLIES_FOR_DRAW) return fromEndgame(known, ply);
    // Going back leads nowhere, but where the end is known: a win that was led astray may go back.
    if (stood === STOOD) return 0;
    if (ply >= MAX_PLY - 1 || (depth <= 0 && jumping === 0 && this.isCalm(at, side, depth))) {
      return evaluate(words, at, side);
    }
    return this.searchWithin(at, side, depth, low, high, ply);
  }

  /** No win can come sooner than on the next ply, and no loss sooner than now. */
  private searchWithin(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number {
    const alpha = Math.max(low, ply - WIN);
    const beta = Math.min(high, WIN - ply - 1);
    return alpha >= beta ? alpha : this.searchMoves(at, side, depth, alpha, beta, ply);
  }

  /** Whether a position may be judged as it stands; at the horizon a threat is looked at once. */
  private isCalm(at: number, side: Side, depth: number): boolean {
    return depth < 0 || capturing(this.words, at, side === 0 ? 1 : 0) === 0;
  }

  /** The same once moves have to be played. */
  private searchMoves(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number {
    const { table, halts } = this;
    const stage = halts.isEmpty ? FORESEEING : halts.take();
    let tableMove = halts.isEmpty ? NO_MOVE : halts.take();
    if (halts.isEmpty && depth > 0) {
      const index = table.find(this.words, this.line.keyOf(at, ply), side);
      if (index >= 0) tableMove = table.moveAt(index);
      if (index >= 0 && table.depthAt(index) >= depth) {
        const score = fromTable(table.scoreAt(index), ply);
        if (suffices(table.boundAt(index), score, low, high)) return score;
      }
    }
    if (stage === FORESEEING) {
      const foreseen = this.foresee(at, side, depth, low, high, ply);
      if (this.halted) return halts.leave(tableMove, FORESEEING);
      if (foreseen !== UNSURE) return foreseen;
    }
    const best = this.generateAndTry(at, side, depth, low, high, ply, tableMove);
    if (this.halted) return halts.leave(tableMove, TRYING);
    if (depth > 0) {
      const bound = best >= high ? LOWER : best > low ? EXACT : UPPER;
      const move = this.bestMove === NO_MOVE ? tableMove : this.bestMove;
      const key = this.line.keyOf(at, ply);
      table.keep(this.words, key, side, { score: toTable(best, ply), depth, move, bound });
    }
    return best;
  }

  /** The moves of a position are written on top of the words, and taken off again when they are done. */
  private generateAndTry(
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
    const first = isNew ? this.top : halts.take();
    const end = isNew ? generate(words, at, side, first) : halts.take();
    const isForced = end - first === WORDS;
    if (isNew) {
      this.top = end;
      if (!isForced) this.order.rank(first, end, side, ply, tableMove);
    }
    const best = this.tryMoves(first, end, side, isForced ? depth : depth - 1, low, high, ply);
    if (this.halted) return halts.leave(end, first);
    this.top = first;
    return best;
  }

  /**
   * A shallow look whose score is far outside a null window decides the matter: the deep one would
   * hardly come back. Only calm positions are foreseen.
   */
  private foresee(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number {
    if (depth < FORESEEN || high - low > 1 || Math.abs(low) > PROVED) return UNSURE;
    if (capturing(this.words, at, side) !== 0) return UNSURE;
    const { halts } = this;
    const shallow = (depth >> 1) - 1;
    const isSecond = !halts.isEmpty && halts.take() === 1;
    if (!isSecond) {
      const enough = high + MARGIN;
      const score = this.searchMoves(at, side, shallow, enough - 1, enough, ply);
      if (this.halted) return halts.leave(0);
      if (score >= enough) return high;
      if (score > low - MARGIN + HOPELESS) return UNSURE;
    }
    const little = low - MARGIN;
    const worst = this.searchMoves(at, side, shallow, little, little + 1, ply);
    if (this.halted) return halts.leave(1);
    return worst <= little ? low : UNSURE;
  }

  /** Tries moves, best ranks first, until one is too good; leaves the number of the best. */
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
    let under = halts.isEmpty ? -1 : halts.take();
    let alpha = under < 0 ? low : halts.take();
    let best = under < 0 ? -INFINITE : halts.take();
    let bestMove = under < 0 ? NO_MOVE : halts.take();
    for (let tried = under < 0 ? 0 : halts.take(); tried < count; tried += 1) {
      const child = under < 0 ? this.order.pick(first, end) : under;
      under = -1;
      this.line.enter(ply, this.words[child + 3]!);
      const less = isCapture ? 0 : reduction(depth, tried);
      const score = this.tryMove(child, side, depth, less, alpha, high, ply, tried === 0);
      if (this.halted) return halts.leave(tried, bestMove, best, alpha, child);
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

  /** The score of one move: a first one in the full window, others only as far as they matter. */
  private tryMove(
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
    if (!halts.isEmpty) stage = halts.take();
    if (stage === LESS_DEEP) {
      const score = -this.visit(child, other, depth - less, -alpha - 1, -alpha, ply + 1);
      if (this.halted) return halts.leave(LESS_DEEP);
      if (score <= alpha) return score;
      if (less > 0) stage = DEEP;
      else if (score >= high) return score;
    }
    if (stage === DEEP) {
      const score = -this.visit(child, other, depth, -alpha - 1, -alpha, ply + 1);
      if (this.halted) return halts.leave(DEEP);
      if (score <= alpha || score >= high) return score;
    }
    const score = -this.visit(child, other, depth, -high, -alpha, ply + 1);
    return this.halted ? halts.leave(IN_FULL) : score;
  }
}

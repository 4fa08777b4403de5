// The search itself: principal variation alpha-beta over positions in one long typed array.
//
// Captures are always searched to their end. A search can be halted at any node. Then every call
// under way leaves what it knows in `halts` and returns; asked again, each takes that back and calls
// on, so that nothing is searched twice and pauses change nothing.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { QUIET_PLIES_FOR_DRAW } from "@kingrow/rules";
import {
  countBits,
  TAG_CAPTURE,
  TAG_MAN,
  TAG_SQUARES,
  WORDS,
  writePosition,
  type Side,
} from "./board.ts";
import { FORESEEN, HOPELESS, MARGIN, reduction } from "./depths.ts";
import type { Endgames } from "./endgames.ts";
import { evaluate } from "./evaluate.ts";
import { canStep, capturing, generate } from "./generate.ts";
import { fromEndgame, fromTable, PROVED, toTable, WIN } from "./scores.ts";
import { Halts } from "./halts.ts";
import { EXACT, LOWER, NO_MOVE, suffices, UPPER, type Table } from "./table.ts";

/** The longest line that is looked at, in plies from the root. */
const MAX_PLY = 200;
const INFINITE = WIN + 1;
/** The draw counter is polled, and the clock, every so many nodes; a power of two. */
const POLL = 1024;
/** Quiet plies from which a draw by counting is near enough to keep findings apart. */
const NEAR_DRAW = 48;

const UNSURE = 2 * INFINITE;
/** Where a board stands whose counter is told too; nothing else is ever kept there. */
const MARKED = WORDS * 8191;

/** What a halted call was about to do: foresee, or try its moves. */
const FORESEEING = 0;
const TRYING = 1;
/** How a halted move was being tried: less deep or in a null window, in full depth, in the full window. */
const LESS_DEEP = 0;
const DEEP = 1;
const IN_FULL = 2;

export interface SearchParts {
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
  private readonly ranks = new Int32Array(8192);
  /** Where the positions of the line stand: the game's, the root, then one for each ply. */
  private readonly line = new Int32Array(MAX_PLY + 2 * QUIET_PLIES_FOR_DRAW);
  /** The quiet plies at each of them. */
  private readonly quiet = new Int32Array(MAX_PLY + 2 * QUIET_PLIES_FOR_DRAW);
  private readonly killers = new Int32Array(2 * (MAX_PLY + 2));
  private readonly history = new Int32Array(2 * 1024);
  private root = 0;
  private rootSide: Side = 0;
  private top = 0;
  /** The number of the best move of the list tried last. */
  private bestMove = NO_MOVE;

  constructor({ table, endgames }: SearchParts) {
    this.table = table;
    this.endgames = endgames;
  }

  /** Sets the game: the boards since its last capture or man's move, the root last. */
  begin(seen: readonly number[], quietPlies: number, side: Side): void {
    const boards = Math.floor(seen.length / 3);
    const kept = Math.min(boards, QUIET_PLIES_FOR_DRAW + 1);
    for (let index = 0; index < kept; index += 1) {
      const from = 3 * (boards - kept + index);
      for (let word = 0; word < 3; word += 1) {
        this.words[index * WORDS + word] = seen[from + word] ?? 0;
      }
      this.line[index] = index * WORDS;
    }
    this.root = kept - 1;
    this.quiet[this.root] = Math.min(quietPlies, QUIET_PLIES_FOR_DRAW);
    this.top = kept * WORDS;
    this.nodes = 0;
    this.halted = false;
    this.halts.clear();
    this.killers.fill(0);
    for (let index = 0; index < this.history.length; index += 1) this.history[index]! >>= 3;
    this.table.nextAge();
    this.rootSide = side;
  }

  /** Forgets which moves have been good. */
  forget(): void {
    this.history.fill(0);
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
    this.enter(this.root, move.tag);
    return this.tryMove(move.at, this.rootSide, depth - 1, 0, alpha, high, 0, !isLater);
  }

  /** Counts the quiet plies after a move from a place of the line. */
  private enter(place: number, tag: number): void {
    const isQuiet = (tag & (TAG_MAN | TAG_CAPTURE)) === 0;
    this.quiet[place + 1] = isQuiet ? this.quiet[place]! + 1 : 0;
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
    const place = this.root + ply;
    this.line[place] = at;
    const quiet = this.quiet[place]!;
    if (quiet >= 4 && this.repeats(place, quiet)) return 0;
    const jumping = capturing(words, at, side);
    if (jumping === 0 && !canStep(words, at, side)) return ply - WIN;
    if (quiet >= QUIET_PLIES_FOR_DRAW) return 0;
    const known = this.endgames.look(words, at, side);
    if (known >= 0 && known + quiet <= QUIET_PLIES_FOR_DRAW) return fromEndgame(known, ply);
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
      const index = table.find(this.words, this.keyOf(at, ply), side);
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
      const key = this.keyOf(at, ply);
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
      if (!isForced) this.rank(first, end, side, ply, tableMove);
    }
    const best = this.tryMoves(first, end, side, isForced ? depth : depth - 1, low, high, ply);
    if (this.halted) return halts.leave(end, first);
    this.top = first;
    return best;
  }

  /**
   * Where the table finds a position. Near a draw by counting the counter belongs to it: it is told
   * by kings on empty squares.
   */
  private keyOf(at: number, ply: number): number {
    const quiet = this.quiet[this.root + ply]!;
    if (quiet < NEAR_DRAW) return at;
    const { words } = this;
    let empty = ~(words[at]! | words[at + 1]!);
    let kings = words[at + 2]!;
    for (let rest = quiet + 1 - NEAR_DRAW; rest !== 0; rest >>= 1) {
      if ((rest & 1) !== 0) kings |= empty & -empty;
      empty &= empty - 1;
    }
    words.copyWithin(MARKED, at, at + 2);
    words[MARKED + 2] = kings;
    return MARKED;
  }

  /**
   * A shallow look whose score is far outside a null window settles the matter: the deep one would
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
      const child = under < 0 ? this.pick(first, end) : under;
      under = -1;
      this.enter(this.root + ply, this.words[child + 3]!);
      const less = isCapture ? 0 : reduction(depth, tried);
      const score = this.tryMove(child, side, depth, less, alpha, high, ply, tried === 0);
      if (this.halted) return halts.leave(tried, bestMove, best, alpha, child);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = Math.min((child - first) / WORDS, NO_MOVE);
      alpha = score;
      if (score < high) continue;
      if (!isCapture) this.praise(this.words[child + 3]!, side, ply, depth);
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

  /** Whether the position at a place of the line has stood before with the same side to move. */
  private repeats(place: number, quiet: number): boolean {
    const { words, line } = this;
    const at = line[place]!;
    const last = Math.max(0, place - quiet);
    for (let earlier = place - 4; earlier >= last; earlier -= 2) {
      const other = line[earlier]!;
      const isSame = words[at] === words[other] && words[at + 1] === words[other + 1];
      if (isSame && words[at + 2] === words[other + 2]) return true;
    }
    return false;
  }

  /** Gives every move of a list its rank: table move, captures by size, killers, history. */
  private rank(first: number, end: number, side: Side, ply: number, tableMove: number): void {
    const { words, ranks, killers, history } = this;
    for (let at = first; at < end; at += WORDS) {
      const tag = words[at + 3]!;
      const number = (at - first) / WORDS;
      let rank = history[(side << 10) | (tag & TAG_SQUARES)]!;
      if (number === tableMove) rank = 1 << 30;
      else if ((tag & TAG_CAPTURE) !== 0) rank += (32 - countBits(words[at + 1 - side]!)) << 24;
      else if (tag === killers[2 * ply]) rank = 1 << 29;
      else if (tag === killers[2 * ply + 1]) rank = 1 << 28;
      ranks[at / WORDS] = rank;
    }
  }

  /** The index of the best move not yet picked; picking lowers its rank. A single one has no rank. */
  private pick(first: number, end: number): number {
    if (end - first === WORDS) return first;
    const { ranks } = this;
    let best = first / WORDS;
    for (let index = best + 1; index < end / WORDS; index += 1) {
      if (ranks[index]! > ranks[best]!) best = index;
    }
    ranks[best] = -1;
    return best * WORDS;
  }

  /** Remembers a quiet move that was too good for the other side. */
  private praise(tag: number, side: Side, ply: number, depth: number): void {
    const { killers, history } = this;
    if (killers[2 * ply] !== tag) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = tag;
    }
    const index = (side << 10) | (tag & TAG_SQUARES);
    history[index]! += depth * depth;
    if (history[index]! < 1 << 22) return;
    for (let other = 0; other < history.length; other += 1) history[other]! >>= 1;
  }
}

// Every position below the root: principal variation alpha-beta, in which captures are always searched to their end.
// oxlint-disable max-params -- small integers in registers are the point

import { QUIET_PLIES_FOR_DRAW } from "@kingrow/rules";
import type { Side } from "./board.ts";
import { FORESEEN, HOPELESS, MARGIN } from "./depths.ts";
import type { Endgames } from "./endgames.ts";
import { evaluate } from "./evaluate.ts";
import { canStep, capturing } from "./generate.ts";
import { MAX_PLY, OCCURRED, REPEATED } from "./line.ts";
import { fromEndgame, fromTable, PROVED, toTable, UNSURE, WIN } from "./scores.ts";
import { EXACT, LOWER, NO_MOVE, suffices, UPPER, type Table } from "./table.ts";
import { Trials } from "./trials.ts";

/** Nodes between two calls of `mustHalt`; a power of two. */
const POLL = 1024;

/** The stage of a halted call: the shallow searches, or its moves. */
const FORESEEING = 0;
const TRYING = 1;

export abstract class Tree extends Trials {
  nodes = 0;
  /** Called regularly with the number of nodes. `true` halts the search. */
  mustHalt: (nodes: number) => boolean = () => false;

  protected readonly table: Table;
  private readonly endgames: Endgames;

  constructor(table: Table, endgames: Endgames) {
    super();
    this.table = table;
    this.endgames = endgames;
  }

  /** The score of a position for the side to move. */
  protected visit(
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
    const occurrences = quiet >= 4 ? this.line.repeats(ply, quiet) : 0;
    if (occurrences === REPEATED) return 0;
    const jumping = capturing(words, at, side);
    if (jumping === 0 && !canStep(words, at, side)) return ply - WIN;
    if (quiet >= QUIET_PLIES_FOR_DRAW) return 0;
    const known = this.endgames.look(words, at, side);
    if (known >= 0 && known + quiet <= QUIET_PLIES_FOR_DRAW) return fromEndgame(known, ply);
    // A repetition counts as a draw, except in solved endgames: there a win may need to go back.
    if (occurrences === OCCURRED) return 0;
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

  /** Whether a position may be evaluated without a search. At the horizon, threats to capture are searched once. */
  private isCalm(at: number, side: Side, depth: number): boolean {
    return depth < 0 || capturing(this.words, at, side === 0 ? 1 : 0) === 0;
  }

  /** The score by the table, by shallow searches, or by searching all moves. */
  private searchMoves(
    at: number,
    side: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
  ): number {
    const { table, halts } = this;
    const stage = halts.isEmpty ? FORESEEING : halts.pop();
    let tableMove = halts.isEmpty ? NO_MOVE : halts.pop();
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
      if (this.halted) return halts.push(tableMove, FORESEEING);
      if (foreseen !== UNSURE) return foreseen;
    }
    const best = this.tryAll(at, side, depth, low, high, ply, tableMove);
    if (this.halted) return halts.push(tableMove, TRYING);
    if (depth > 0) {
      const bound = best >= high ? LOWER : best > low ? EXACT : UPPER;
      const { bestMove } = this;
      const move = bestMove === NO_MOVE ? tableMove : bestMove;
      const key = this.line.keyOf(at, ply);
      table.keep(this.words, key, side, { score: toTable(best, ply), depth, move, bound });
    }
    return best;
  }

  /**
   * A shallow search whose score is far outside a null window replaces the deep one, which would rarely return into
   * the window. Only for positions without captures.
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
    const isSecond = !halts.isEmpty && halts.pop() === 1;
    if (!isSecond) {
      const enough = high + MARGIN;
      const score = this.searchMoves(at, side, shallow, enough - 1, enough, ply);
      if (this.halted) return halts.push(0);
      if (score >= enough) return high;
      if (score > low - MARGIN + HOPELESS) return UNSURE;
    }
    const little = low - MARGIN;
    const worst = this.searchMoves(at, side, shallow, little, little + 1, ply);
    if (this.halted) return halts.push(1);
    return worst <= little ? low : UNSURE;
  }
}

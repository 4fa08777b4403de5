// Proves a puzzle: one move gains more than any other within a number of plies, against every defence.
//
// The proof searches every move of both sides, for PROOF_PLIES plies after the first one and then until neither side
// can capture. Then it counts the pieces on the board: two for a man and three for a king. A side without a move has
// lost, and solved endgames count by their result. A draw gains nothing, nor does a line that is still not quiet
// after MOST_PLIES. No move is skipped and no position is evaluated.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { countBits, type Move, type Position } from "@kingrow/rules";
import { sideOf, WORDS, writePosition, type Side } from "../board.ts";
import type { Endgames } from "../endgames.ts";
import { canStep, capturing, generate } from "../generate.ts";
import { differentMoves } from "../root.ts";
import { EXACT, NO_MOVE, Table } from "../table.ts";

const PROOF_PLIES = 11;
/** Longest line, captures included. */
const MOST_PLIES = PROOF_PLIES + 12;
/** The value of a man; a king counts one more. */
const MAN = 2;
/** Twelve kings. Two moves reach this lead only if both end the game. */
const MOST_LEAD = 36;

export interface Proved {
  readonly move: Move;
  /** The lead on the board: two for a man, three for a king. */
  readonly lead: number;
}

export class Prover {
  private readonly words = new Int32Array(WORDS * 2048);
  private readonly table = new Table(18);
  private readonly endgames: Endgames;
  private winner: Side = 0;
  private lead = 0;

  constructor(endgames: Endgames) {
    this.endgames = endgames;
  }

  /**
   * The one move that gains a larger lead than any other move; undefined if there is none. The lead is certain.
   */
  onlyBest(position: Position): Proved | undefined {
    for (let lead = 1; lead <= MOST_LEAD; lead += 1) {
      const [move, another] = this.leading(position, lead);
      if (another === undefined) return move && { move, lead };
    }
    return undefined;
  }

  /** The moves with at least this lead, one for each resulting board; at most two. */
  leading(position: Position, lead: number): Move[] {
    this.winner = sideOf(position);
    this.lead = lead;
    this.table.clear();
    const found: Move[] = [];
    for (const { move, position: next } of differentMoves(position)) {
      if (found.length < 2 && this.leadsAfter(next)) found.push(move);
    }
    return found;
  }

  private leadsAfter(next: Position): boolean {
    writePosition(this.words, 0, next);
    return this.leads(0, this.winner === 0 ? 1 : 0, WORDS, 0);
  }

  /** The winner's lead on the board. */
  private balance(at: number): number {
    const { words, winner } = this;
    const own = words[at + winner]!;
    const enemy = words[at + 1 - winner]!;
    const kings = words[at + 2]!;
    const worth = (side: number): number => MAN * countBits(side) + countBits(side & kings);
    return worth(own) - worth(enemy);
  }

  /** Whether the winner reaches the lead from here, with `side` to move after this many plies. */
  private leads(at: number, side: Side, top: number, plies: number): boolean {
    const { words, winner } = this;
    const jumping = capturing(words, at, side);
    if (jumping === 0 && !canStep(words, at, side)) return side !== winner;
    const end = this.endgames.look(words, at, side);
    if (end >= 0) return end !== 0 && (end % 2 === 0) === (side === winner);
    if (plies >= MOST_PLIES) return false;
    const isQuiet = jumping === 0 && capturing(words, at, side === 0 ? 1 : 0) === 0;
    if (plies >= PROOF_PLIES && isQuiet) return this.balance(at) >= this.lead;
    const left = MOST_PLIES - plies;
    const known = this.table.find(words, at, side);
    if (known >= 0 && this.table.depthAt(known) === left) return this.table.scoreAt(known) === 1;
    const has = this.triesAll(at, side, top, plies);
    const score = has ? 1 : 0;
    this.table.keep(words, at, side, { score, depth: left, move: NO_MOVE, bound: EXACT });
    return has;
  }

  /** The winner needs one move that works; against every move of the other side it must still win. */
  private triesAll(at: number, side: Side, top: number, plies: number): boolean {
    const isWinner = side === this.winner;
    const end = generate(this.words, at, side, top);
    const other: Side = side === 0 ? 1 : 0;
    for (let child = top; child < end; child += WORDS) {
      if (this.leads(child, other, end, plies + 1) === isWinner) return isWinner;
    }
    return !isWinner;
  }
}

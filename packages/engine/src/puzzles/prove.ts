// Proves a puzzle: one move gains more than any other within a number of plies, against every defence.
//
// Every move of both sides is looked at, to PROOF_PLIES plies behind the first one and from there on
// until neither side can capture. What stands on the board then counts, two for a man and three for a
// king. Before that, a side that has no move has lost, and endgames that are known end as they end; a
// draw brings nothing. Nothing is left out, guessed or weighed; a line that does not get quiet in
// MOST_PLIES brings nothing either.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within
// oxlint-disable max-params -- small integers in registers are the point

import { countBits, type Move, type Position } from "@kingrow/rules";
import { sideOf, WORDS, writePosition, type Side } from "../board.ts";
import type { Endgames } from "../endgames.ts";
import { canStep, capturing, generate } from "../generate.ts";
import { differentMoves } from "../root.ts";
import { EXACT, NO_MOVE, Table } from "../table.ts";

const PROOF_PLIES = 11;
/** So far a line is followed for captures. */
const MOST_PLIES = PROOF_PLIES + 12;
/** What a man counts; a king counts one more. */
const MAN = 2;
/** Twelve kings; more than one move brings that only where more than one ends the game. */
const MOST_LEAD = 36;

export interface Proved {
  readonly move: Move;
  /** What stands on the board more than the other side has: two for a man, three for a king. */
  readonly lead: number;
}

export class Prover {
  private readonly words = new Int32Array(WORDS * 2048);
  private readonly table = new Table(18);
  private readonly endgames: Endgames;
  private winner: Side = 0;
  private lead = 0;

  /** It asks these for the ends they know. */
  constructor(endgames: Endgames) {
    this.endgames = endgames;
  }

  /**
   * The one move by which the side to move comes out ahead by more than by any other; undefined where
   * there is none. `lead` is what it is sure to be ahead by.
   */
  onlyBest(position: Position): Proved | undefined {
    for (let lead = 1; lead <= MOST_LEAD; lead += 1) {
      const [move, another] = this.leading(position, lead);
      if (another === undefined) return move && { move, lead };
    }
    return undefined;
  }

  /** The moves that bring so much, of those that end differently; two are enough to know of. */
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

  /** What the winner has more on the board. */
  private balance(at: number): number {
    const { words, winner } = this;
    const own = words[at + winner]!;
    const enemy = words[at + 1 - winner]!;
    const kings = words[at + 2]!;
    const worth = (side: number): number => MAN * countBits(side) + countBits(side & kings);
    return worth(own) - worth(enemy);
  }

  /** Whether the winner gets his lead from here, with `side` to move and so many plies played. */
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

  /** One move is enough for the winner; the other side has to be without any defence. */
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

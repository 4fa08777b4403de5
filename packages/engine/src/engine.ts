// The engine: iterative deepening until a limit is reached or the caller stops it.

import type { Game, Move, Position } from "@kingrow/rules";
import { sideOf, WORDS, writePosition, type Side } from "./board.ts";
import { Endgames } from "./endgames.ts";
import { canStep, capturing, generate } from "./generate.ts";
import { numbersFrom } from "./numbers.ts";
import { moveLeadingTo, startSearch, type Choice } from "./root.ts";
import { fromEndgame, INFINITE, pliesToEnd, WIN } from "./scores.ts";
import { Search } from "./search.ts";
import { NO_MOVE, Table } from "./table.ts";

/** When to stop: at the limit that is reached first. Without limits the search goes as deep as possible. */
export interface Limits {
  /** Milliseconds on the clock of the options. */
  readonly ms?: number | undefined;
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
  /** A forced move is searched to the limits too: its score is wanted, not only the move. */
  readonly deepensForced?: boolean | undefined;
}

export interface Question {
  readonly game: Game;
  readonly limits: Limits;
  /** Chooses among equally good moves. The same seed makes the same choice. */
  readonly seed?: number | undefined;
  /** Excluded moves, together with all moves that lead to the same boards. */
  readonly without?: readonly Move[] | undefined;
  /** The results of earlier searches are cleared first, so that they do not change the answer. */
  readonly isFresh?: boolean | undefined;
}

/** The best move found so far. */
export interface Thought {
  readonly move: Move;
  /** Hundredths of a man for the side to move; see `pliesToEnd` for proved ends. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
  /** The best play of both sides, this move first. */
  readonly line: readonly Move[];
}

/** A move and its score for the side to move, in hundredths of a man. */
export interface MoveScore {
  readonly move: Move;
  readonly score: number;
}

export interface EngineOptions {
  /** The size of the table: 2 to this power of positions, 16 bytes each. */
  readonly tableBits?: number;
  /** A clock in milliseconds. Without one `limits.ms` is ignored. */
  readonly now?: () => number;
}

/** Nodes between two pauses: about a millisecond, a few on a slow machine. */
const SLICE = 1024;
/** The time limit is ignored before this many nodes, so that a short stall of the machine causes no blunder. */
const LEAST = 4096;
const MAX_DEPTH = 120;
const WINDOW = 30;
/** Search depth of a forced move when time is limited. */
const FORCED_DEPTH = 6;
const LONGEST_LINE = 24;

export class Engine {
  readonly endgames = new Endgames();
  private readonly table: Table;
  private readonly search: Search;
  private readonly now: () => number;

  constructor({ tableBits = 20, now = () => 0 }: EngineOptions = {}) {
    this.table = new Table(tableBits);
    this.search = new Search(this.table, this.endgames);
    this.now = now;
  }

  /** Clears the results of earlier searches. Solved endgames stay. */
  forget(): void {
    this.table.clear();
    this.search.forget();
  }

  /**
   * Searches in slices of some milliseconds and yields after each: a thought if there is a new one. The caller stops
   * the search by not resuming the generator. Returns the last thought; undefined if the side to move has no move.
   */
  *think(question: Question): Generator<Thought | undefined, Thought | undefined, undefined> {
    const { game, limits, seed = 0 } = question;
    if (question.isFresh === true) this.forget();
    const began = this.now();
    const choices = shuffled(startSearch(this.search, game), seed).filter(
      ({ position }) => !leadsToOneOf(game.position, position, question.without),
    );
    if (choices.length === 0) return undefined;
    const roots = choices.map(({ root }) => root);
    const isOver = (nodes: number): boolean =>
      nodes >= (limits.nodes ?? Infinity) ||
      (nodes >= LEAST && this.now() - began >= (limits.ms ?? Infinity));
    let thought: Thought | undefined;
    const isHurried = limits.ms !== undefined && limits.deepensForced !== true;
    const isForced = choices.length === 1 && isHurried;
    const deepest = Math.min(limits.depth ?? MAX_DEPTH, isForced ? FORCED_DEPTH : MAX_DEPTH);
    for (let depth = 1; depth <= deepest; depth += 1) {
      const iteration = this.deepen(roots, depth, thought?.score ?? 0, isOver);
      let score: number | undefined;
      for (let step = iteration.next(); ; step = iteration.next()) {
        if (step.done === true) {
          score = step.value;
          break;
        }
        yield undefined;
      }
      if (score === undefined) break;
      thought = this.thoughtOf(choices, roots, { score, depth });
      yield thought;
      const plies = pliesToEnd(score);
      if (plies !== undefined && depth >= plies) break;
    }
    return this.conclude(thought, choices, roots);
  }

  /** The scores of all moves at a small depth, without a pause. */
  weigh(game: Game, depth: number): MoveScore[] {
    const { search } = this;
    const choices = startSearch(search, game);
    search.mustHalt = () => false;
    return choices.map(({ move, root }) => ({
      move,
      score: search.searchRoot([root], depth, -WIN, WIN),
    }));
  }

  /** Searches to the end without a pause. */
  thinkNow(question: Question): Thought | undefined {
    const thinking = this.think(question);
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return step.value;
    }
  }

  /** Searches one depth in slices, and widens the window as needed; undefined if a limit was reached. */
  private *deepen(
    roots: Choice["root"][],
    depth: number,
    guess: number,
    isOver: (nodes: number) => boolean,
  ): Generator<undefined, number | undefined, undefined> {
    const { search } = this;
    let low = depth < 4 ? -WIN : guess - WINDOW;
    let high = depth < 4 ? WIN : guess + WINDOW;
    for (;;) {
      const sliceEnd = search.nodes + SLICE;
      let over = false;
      search.mustHalt = (nodes) => {
        over = isOver(nodes);
        return over || nodes >= sliceEnd;
      };
      const score = search.searchRoot(roots, depth, low, high);
      if (search.halted) {
        if (over) return undefined;
        yield;
      } else if (score <= low && low > -WIN) low = Math.max(-WIN, 2 * score - guess - 100);
      else if (score >= high && high < WIN) high = Math.min(WIN, 2 * score - guess + 100);
      else return score;
    }
  }

  /** The last thought, or the better move that an unfinished depth has found since. */
  private conclude(
    thought: Thought | undefined,
    choices: readonly Choice[],
    roots: readonly Choice["root"][],
  ): Thought | undefined {
    const best = choices.find(({ root }) => root === roots[0]);
    if (best === undefined || best.move === thought?.move) {
      return thought && { ...thought, nodes: this.search.nodes };
    }
    const { score } = best.root;
    return this.thoughtOf(choices, roots, { score, depth: thought?.depth ?? 0 });
  }

  private thoughtOf(
    choices: readonly Choice[],
    [first]: readonly Choice["root"][],
    found: { readonly score: number; readonly depth: number },
  ): Thought | undefined {
    const best = choices.find(({ root }) => root === first);
    if (best === undefined) return undefined;
    const line = [best.move, ...this.lineFrom(best.position)];
    return { move: best.move, ...found, nodes: this.search.nodes, line };
  }

  /** The best play from a position as far as the table and the endgames know it. */
  private lineFrom(start: Position): Move[] {
    const line: Move[] = [];
    const words = new Int32Array(WORDS * 256);
    let position = start;
    while (line.length < LONGEST_LINE) {
      writePosition(words, 0, position);
      const side = sideOf(position);
      const end = generate(words, 0, side, WORDS);
      const found = this.table.find(words, 0, side);
      const number = end === 2 * WORDS ? 0 : found < 0 ? NO_MOVE : this.table.moveAt(found);
      const listed = WORDS * (1 + number);
      const at = listed < end ? listed : this.endingMove(words, end, side === 0 ? 1 : 0);
      if (at === undefined) break;
      const board = [words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0] as const;
      const next = moveLeadingTo(position, board);
      if (next === undefined) break;
      line.push(next.move);
      position = next.position;
    }
    return line;
  }

  /** Where the position after the best move is, if its end is known: the search stores no move there. */
  private endingMove(words: Int32Array, end: number, other: Side): number | undefined {
    let best: number | undefined;
    let least = INFINITE;
    for (let at = WORDS; at < end; at += WORDS) {
      const isOver = capturing(words, at, other) === 0 && !canStep(words, at, other);
      const known = isOver ? 1 : this.endgames.look(words, at, other);
      const score = known < 0 ? 0 : fromEndgame(known, 0);
      if (score >= least) continue;
      least = score;
      best = score === 0 ? undefined : at;
    }
    return best;
  }
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = numbersFrom(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

function leadsToOneOf(
  start: Position,
  { black, white, kings }: Position,
  without: readonly Move[] = [],
): boolean {
  const led = moveLeadingTo(start, [black, white, kings]);
  return without.some((move) => move.path.join() === led?.move.path.join());
}

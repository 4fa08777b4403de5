// The engine: iterative deepening until a limit is reached or the caller stops it.

import type { Game, Move, Position } from "@kingrow/rules";
import { sideOf, WORDS, writePosition } from "./board.ts";
import { Endgames } from "./endgames.ts";
import { generate } from "./generate.ts";
import { numbersFrom } from "./numbers.ts";
import { moveLeadingTo, setOut, type Choice } from "./root.ts";
import { pliesToEnd, WIN } from "./scores.ts";
import { Search } from "./search.ts";
import { NO_MOVE, Table } from "./table.ts";

/** When to stop; the first that is reached counts. Without any it thinks as deep as it can. */
export interface Limits {
  /** Milliseconds by the clock that was handed in. */
  readonly ms?: number | undefined;
  readonly depth?: number | undefined;
  readonly nodes?: number | undefined;
}

export interface Question {
  readonly game: Game;
  readonly limits: Limits;
  /** Moves that are equally good are chosen among by it; the same seed chooses the same. */
  readonly seed?: number | undefined;
  /** Moves that may not be chosen, as their final boards differ from these moves' boards. */
  readonly without?: readonly Move[] | undefined;
}

/** What has been found so far. */
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
  /** A clock in milliseconds. Without one `limits.ms` is not looked at. */
  readonly now?: () => number;
}

/** It pauses after so many nodes: about a millisecond, a few on a slow machine. */
const SLICE = 1024;
/** A clock is not obeyed before so many nodes: a moment's standstill of the machine is no reason to blunder. */
const LEAST = 4096;
const MAX_DEPTH = 120;
const WINDOW = 30;
/** A forced move needs no long thought: it is looked at this deep when time is the limit. */
const FORCED_DEPTH = 6;
const LONGEST_LINE = 24;

export class Engine {
  readonly endgames = new Endgames();
  private readonly table: Table;
  private readonly search: Search;
  private readonly now: () => number;

  constructor({ tableBits = 20, now = () => 0 }: EngineOptions = {}) {
    this.table = new Table(tableBits);
    this.search = new Search({ table: this.table, endgames: this.endgames });
    this.now = now;
  }

  /** Forgets what earlier thoughts have found out; endgames stay known. */
  forget(): void {
    this.table.clear();
    this.search.forget();
  }

  /**
   * Thinks in slices of some milliseconds and yields after each: a thought where there is a new
   * one. Whoever stops asking has stopped it. Returns the last thought; undefined where the side to
   * move has no move.
   */
  *think(question: Question): Generator<Thought | undefined, Thought | undefined, undefined> {
    const { game, limits, seed = 0 } = question;
    const began = this.now();
    const choices = shuffled(setOut(this.search, game), seed).filter(
      ({ position }) => !leadsToOneOf(game.position, position, question.without),
    );
    if (choices.length === 0) return undefined;
    const roots = choices.map(({ root }) => root);
    const isOver = (nodes: number): boolean =>
      nodes >= (limits.nodes ?? Infinity) ||
      (nodes >= LEAST && this.now() - began >= (limits.ms ?? Infinity));
    let thought: Thought | undefined;
    const isForced = choices.length === 1 && limits.ms !== undefined;
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
      thought = this.tell(choices, roots, { score, depth });
      yield thought;
      const plies = pliesToEnd(score);
      if (plies !== undefined && depth >= plies) break;
    }
    return this.conclude(thought, choices, roots);
  }

  /** What every move is worth at a small depth; none is left out, and it does not pause. */
  weigh(game: Game, depth: number): MoveScore[] {
    const { search } = this;
    const choices = setOut(search, game);
    search.mustHalt = () => false;
    return choices.map(({ move, root }) => ({
      move,
      score: search.searchRoot([root], depth, -WIN, WIN),
    }));
  }

  /** Thinks to the end without a pause. */
  thinkNow(question: Question): Thought | undefined {
    const thinking = this.think(question);
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return step.value;
    }
  }

  /** One depth, in slices, in a window that is widened as needed; undefined where time is up. */
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

  /** The last thought, with the move that a depth under way has found better since. */
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
    return this.tell(choices, roots, { score, depth: thought?.depth ?? 0 });
  }

  private tell(
    choices: readonly Choice[],
    [first]: readonly Choice["root"][],
    found: { readonly score: number; readonly depth: number },
  ): Thought | undefined {
    const best = choices.find(({ root }) => root === first);
    if (best === undefined) return undefined;
    const line = [best.move, ...this.lineFrom(best.position)];
    return { move: best.move, ...found, nodes: this.search.nodes, line };
  }

  /** The best play from a position as far as the table knows it. */
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
      const at = WORDS * (1 + number);
      if (at >= end) break;
      const board = [words[at] ?? 0, words[at + 1] ?? 0, words[at + 2] ?? 0] as const;
      const next = moveLeadingTo(position, board);
      if (next === undefined) break;
      line.push(next.move);
      position = next.position;
    }
    return line;
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

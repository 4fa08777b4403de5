// Finds puzzles: positions in which one move wins and, by a deep search, no other does.
//
// The winning move and the best of all others are searched with many nodes, and the one must come out
// at least a man better than the other, which must not be ahead. Then both are played out by the
// engine against itself: after the one the game must end in a win, as the rules or the known endgames
// have it, and after the other it must not. That is strong evidence; what is proved besides, against
// every defence, stands in prove.ts.
import {
  formatFen,
  legalMoves,
  playMove,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import type { Engine, Limits, Thought } from "../engine.ts";
import { playWhole } from "../playWhole.ts";
import { gradeOf, type Puzzle } from "./puzzle.ts";
import { sideOf, WORDS, writePosition } from "../board.ts";
import { pliesToEnd } from "../scores.ts";

/** From this score on a move seems to win; hundredths of a man. */
const WINS = 100;
/** A move that scores no more than this does not. */
const LEVEL = 40;
/** From this score on a first look takes a move for a win. */
const SEEN = 80;
/** How far the two must lie apart. */
const MARGIN = 80;
/** The first look, which most positions do not get past. */
const GLANCE: Bounds = { limits: { depth: 9 }, wins: 50, level: 60, margin: 40 };
/** The looks that decide. A win among the others would spoil the puzzle: they are searched longer. */
const PROOF: Limits = { nodes: 200_000 };
const DISPROOF: Bounds = { limits: { nodes: 500_000 }, wins: WINS, level: LEVEL, margin: MARGIN };
/** Later moves of the line follow from the first, and are seen sooner. */
const LATER: Bounds = { limits: { nodes: 60_000 }, wins: WINS, level: LEVEL, margin: MARGIN };
const MOST_MOVES = 6;

interface Bounds {
  readonly limits: Limits;
  readonly wins: number;
  readonly level: number;
  readonly margin: number;
}

/** The puzzle in a game's present position, without its finish; undefined where there is none. */
export function findPuzzle(engine: Engine, game: Game): Puzzle | undefined {
  const { position } = game;
  if (!hasChoice(position)) return undefined;
  const glance = engine.thinkNow({ game, limits: GLANCE.limits });
  if (glance === undefined || othersIfOnly(engine, game, glance, GLANCE) === undefined)
    return undefined;
  const { best, depth } = searched(engine, game);
  const others = best && othersIfOnly(engine, game, best, DISPROOF);
  if (best === undefined || others === undefined) return undefined;
  if (!isWonInPlay(engine, game, best.move)) return undefined;
  if (others.move !== undefined && isWonInPlay(engine, game, others.move)) return undefined;
  const line = lineFrom(engine, game, best.move);
  return { position, line, finish: [], grade: gradeOf(line, depth), claim: "wins" };
}

/** The best move, and the depth from which on it was seen to win. */
export function searched(engine: Engine, game: Game): { best: Thought | undefined; depth: number } {
  const thinking = engine.think({ game, limits: PROOF });
  const seen: Thought[] = [];
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) {
      const best = step.value;
      const other = seen.findLast(({ move, score }) => score < SEEN || move !== best?.move);
      return { best, depth: (other?.depth ?? 0) + 1 };
    }
    if (step.value !== undefined) seen.push(step.value);
  }
}

/** The best of the other moves, where none of them wins; undefined where one does. */
function othersIfOnly(
  engine: Engine,
  game: Game,
  best: Thought,
  { limits, wins, level, margin }: Bounds,
): { readonly move: Move | undefined } | undefined {
  if (best.score < wins) return undefined;
  const rest = engine.thinkNow({ game, limits, without: [best.move] });
  const least = Math.min(level, best.score - margin);
  return rest === undefined || rest.score <= least ? { move: rest?.move } : undefined;
}

/**
 * The moves to be found and the best replies between them, as long as there is one way to win;
 * captures that end it are part of it.
 */
function lineFrom(engine: Engine, start: Game, first: Move): Move[] {
  const line = [first];
  let game = playWhole(start, first);
  while (game !== undefined && game.outcome === undefined && line.length < 2 * MOST_MOVES - 1) {
    const reply = engine.thinkNow({ game, limits: LATER.limits })?.move;
    game = reply && playWhole(game, reply);
    const next = game && nextMove(engine, game);
    if (game === undefined || reply === undefined || next === undefined) break;
    line.push(reply, next);
    game = playWhole(game, next);
  }
  return line;
}

/** What the side that wins has to play: the only capture there is, or the only move that wins. */
function nextMove(engine: Engine, game: Game): Move | undefined {
  const [only] = legalMoves(game.position);
  if (!hasChoice(game.position)) return only?.captures.length === 0 ? undefined : only;
  const best = engine.thinkNow({ game, limits: LATER.limits });
  return best && othersIfOnly(engine, game, best, LATER) ? best.move : undefined;
}

/** Whether there are moves that end differently. */
function hasChoice(position: Position): boolean {
  const ends = legalMoves(position).map((move) => formatFen(playMove(position, move)));
  return new Set(ends).size > 1;
}

const LIMITS = { nodes: 12_000 } as const;
const LONGEST = 160;
const words = new Int32Array(WORDS);

/** Whether the side that plays a move wins from there on. */
function isWonInPlay(engine: Engine, game: Game, move: Move): boolean {
  const { turn } = game.position;
  let next = playWhole(game, move);
  for (let ply = 0; ply < LONGEST && next !== undefined; ply += 1) {
    if (next.outcome !== undefined) return next.outcome.winner === turn;
    const known = knownEnd(engine, next);
    if (known !== undefined)
      return known !== "draw" && (known === "win") === (next.position.turn === turn);
    const thought = engine.thinkNow({ game: next, limits: LIMITS });
    if (thought === undefined) return false;
    if (pliesToEnd(thought.score) !== undefined)
      return thought.score > 0 === (next.position.turn === turn);
    next = playWhole(next, thought.move);
  }
  return false;
}

/** What the endgames know of a position, for the side to move. */
function knownEnd(engine: Engine, { position }: Game): "win" | "loss" | "draw" | undefined {
  writePosition(words, 0, position);
  const end = engine.endgames.look(words, 0, sideOf(position));
  if (end < 0) return undefined;
  if (end === 0) return "draw";
  return end % 2 === 0 ? "win" : "loss";
}

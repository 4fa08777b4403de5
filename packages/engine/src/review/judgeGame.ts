// What every position of a game is worth: a quick look at all of them, then a longer one where something changed.

import {
  countBits,
  findMove,
  startGame,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import type { Question, Thought } from "../engine.ts";
import { playWhole } from "../playWhole.ts";
import { pliesToEnd, WIN } from "../scores.ts";
import { doubts } from "./turningPoints.ts";

/** A game as it was written. */
export interface Written {
  readonly start: Position;
  readonly moves: readonly string[];
}

/** What one position of a game is worth. */
export interface Judgement {
  /** Hundredths of a man for Black; wins that are seen to their end stand far above. */
  readonly score: number;
  /** The best play of both sides from here; empty where the game is over. */
  readonly line: readonly Move[];
  /** The end is known: seen by the search, or one of few enough pieces. */
  readonly isProved: boolean;
}

export interface JudgeDependencies {
  /** Undefined means that it was told to stop: then the judging ends. */
  readonly think: (question: Question) => Promise<Thought | undefined>;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** The quick look; a slow machine ends it by the time. The time of all of them is shared out. */
const QUICK = { nodes: 90_000, allMs: 5200, mostMs: 150 } as const;
/** The longer look. */
const LONG = { nodes: 500_000, allMs: 3400, mostMs: 800 } as const;
/** The share of the quick look in the progress. */
const QUICK_PART = 0.55;
/** With so few pieces on the board every end is known before anything is searched. */
const KNOWN_PIECES = 3;

/**
 * One judgement for the start and one after each move; undefined where it was stopped. A move that
 * cannot be played ends the game there.
 */
export async function judgeGame(
  written: Written,
  { think, onProgress }: JudgeDependencies,
): Promise<readonly Judgement[] | undefined> {
  const games = gamesOf(written);
  const judgements: Judgement[] = games.map(({ position }) => overFor(position));
  const judge = async (
    indices: readonly number[],
    look: typeof QUICK | typeof LONG,
    from: number,
    to: number,
  ) => {
    const ms = Math.min(look.mostMs, look.allMs / indices.length);
    for (const [done, index] of indices.entries()) {
      const game = games[index];
      if (game === undefined) continue;
      const thought = await think({ game, limits: { nodes: look.nodes, ms }, seed: 1 });
      if (thought === undefined) return false;
      judgements[index] = judgementOf(game.position, thought);
      onProgress(from + ((done + 1) / indices.length) * (to - from));
    }
    return true;
  };
  // From the end: what was found out about later positions helps with the earlier ones.
  const open = [...games.keys()].toReversed().filter((index) => !isOver(games[index]));
  if (!(await judge(open, QUICK, 0, QUICK_PART))) return undefined;
  const unsure = doubts(judgements, written.moves).filter((index) => open.includes(index));
  if (!(await judge(unsure.toReversed(), LONG, QUICK_PART, 1))) return undefined;
  onProgress(1);
  return judgements;
}

/** The games after each move. The draw rules end none of them: what was written goes on. */
function gamesOf({ start, moves }: Written): Game[] {
  const games = [startGame(start)];
  for (const text of moves) {
    const last = games.at(-1);
    const move = last && findMove(last.position, text);
    if (last === undefined || move?.ok !== true) break;
    const before = last.outcome === undefined ? last : startGame(last.position);
    const next = playWhole(before, move.value);
    if (next === undefined) break;
    games.push(next);
  }
  return games;
}

function isOver(game: Game | undefined): boolean {
  return game?.outcome?.reason === "no-moves";
}

/** The side to move has no move; stands for positions not yet judged too. */
function overFor({ turn }: Position): Judgement {
  return { score: turn === "black" ? -WIN : WIN, line: [], isProved: true };
}

function judgementOf({ black, white, turn }: Position, { score, line }: Thought): Judgement {
  const isKnown = countBits(black | white) <= KNOWN_PIECES;
  return {
    score: (turn === "black" ? score : -score) + 0,
    line,
    isProved: isKnown || pliesToEnd(score) !== undefined,
  };
}

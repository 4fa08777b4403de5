// Scores every position of a game: a quick search for all, then a longer one where the score changed.

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
import { doubts, keepsResult, turningPoints, type TurningPoint } from "./turningPoints.ts";

/** A game as it was written. */
export interface GameRecord {
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

/** Nodes of the first look at every position. */
const FIRST_LOOK = 40_000;
/** Nodes of the longer look at positions where something may have changed. */
const LONGER_LOOK = 200_000;
/** Nodes of the look at positions whose better move will be proposed, and how many of them there are at most. */
const PROPOSAL_LOOK = 1_000_000;
const MOST_PROPOSALS = 6;
/** The share of each look in the progress. */
const FIRST_PART = 0.4;
const LONGER_PART = 0.75;
/** With so few pieces on the board every end is known before anything is searched. */
const KNOWN_PIECES = 3;

/**
 * One judgement for the start and one after each move; undefined where it was stopped. A move that
 * cannot be played ends the game there. Limited by nodes alone: an engine that has just been
 * started gives the same review each time.
 */
export async function judgeGame(
  written: GameRecord,
  { think, onProgress }: JudgeDependencies,
): Promise<readonly Judgement[] | undefined> {
  const games = gamesOf(written);
  const judgements: Judgement[] = games.map(({ position }) => overFor(position));
  const isOpen = (index: number): boolean => games[index] !== undefined && !isOver(games[index]);
  const judge = async (indices: readonly number[], nodes: number, from: number, to: number) => {
    // From the end: what was found out about later positions helps with the earlier ones.
    const open = indices.filter(isOpen).toSorted((one, other) => other - one);
    for (const [done, index] of open.entries()) {
      const game = games[index];
      const thought = game && (await think({ game, limits: { nodes }, seed: 1 }));
      if (game === undefined || thought === undefined) return false;
      judgements[index] = judgementOf(game.position, thought);
      onProgress(from + ((done + 1) / open.length) * (to - from));
    }
    return true;
  };
  if (!(await judge([...games.keys()], FIRST_LOOK, 0, FIRST_PART))) return undefined;
  const unsure = doubts(judgements, written.moves);
  if (!(await judge(unsure, LONGER_LOOK, FIRST_PART, LONGER_PART))) return undefined;
  const proposals = turningPoints(judgements, written.moves, written.start.turn)
    .toSorted((one, other) => dropAt(judgements, other.ply) - dropAt(judgements, one.ply))
    .slice(0, MOST_PROPOSALS);
  const around = new Set(proposals.flatMap(({ ply }) => [ply - 1, ply]));
  if (!(await judge([...around], PROPOSAL_LOOK, LONGER_PART, 1))) return undefined;
  onProgress(1);
  return judgements;
}

/** What a move that somebody tries instead of a mistake is worth. */
export interface Attempt {
  /** It keeps what the mistake gave away. */
  readonly isGood: boolean;
  /** The best answer to it; undefined where the game is over. */
  readonly answer: Move | undefined;
}

/** Judges a move that is tried at a turning point; `after` is the position it leads to. Undefined where it was stopped. */
export async function judgeAttempt(
  point: TurningPoint,
  after: Position,
  think: JudgeDependencies["think"],
): Promise<Attempt | undefined> {
  const game = startGame(after);
  if (isOver(game)) return { isGood: true, answer: undefined };
  const thought = await think({ game, limits: { nodes: LONGER_LOOK }, seed: 1 });
  return thought && { isGood: keepsResult(point, -thought.score), answer: thought.move };
}

/** How much the advantage changed by a move, in hundredths of a man. */
function dropAt(judgements: readonly Judgement[], ply: number): number {
  return Math.abs((judgements[ply - 1]?.score ?? 0) - (judgements[ply]?.score ?? 0));
}

/** The games after each move. The draw rules end none of them: what was written goes on. */
function gamesOf({ start, moves }: GameRecord): Game[] {
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

// Scores every position of a game: a quick search for all, then a longer one where the score changed.

import {
  countBits,
  findMove,
  formatMove,
  startGame,
  type Color,
  type Game,
  type Move,
  type Position,
} from "@kingrow/rules";
import type { Question, Thought } from "../engine.ts";
import { playWhole } from "../playWhole.ts";
import { pliesToEnd, WIN } from "../scores.ts";
import { mistakeIn } from "./mistake.ts";
import { doubts, turningPoints, type TurningPoint } from "./turningPoints.ts";

/** A game as it was written. */
export interface GameRecord {
  readonly start: Position;
  readonly moves: readonly string[];
}

/** The score of one position of a game. */
export interface Judgement {
  /** Hundredths of a man for Black; proved wins are far above all other scores. */
  readonly score: number;
  /** The best play of both sides from here; empty if the game is over. */
  readonly line: readonly Move[];
  /** Whether the end of the game is known, by the search or as a solved endgame. */
  readonly isProved: boolean;
}

export interface JudgeOptions {
  /** Undefined if the search was stopped; then the review ends. */
  readonly think: (question: Question) => Promise<Thought | undefined>;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Nodes of the first search of every position. */
const FIRST_LOOK = 40_000;
/** Nodes of the longer search of positions where the score may have changed. */
const LONGER_LOOK = 200_000;
/** Nodes of the search of positions whose better move is proposed, and the maximum number of proposals. */
const PROPOSAL_LOOK = 1_000_000;
const MOST_PROPOSALS = 6;
/** The progress after the first and after the longer searches, from 0 to 1. */
const FIRST_PART = 0.4;
const LONGER_PART = 0.75;
/** Positions with at most this many pieces are solved endgames. */
const KNOWN_PIECES = 3;

/**
 * One judgement for the start and one after each move; undefined if the review was stopped. The game ends before an
 * illegal move. Only nodes limit the searches and the first one forgets all others, so a game always gets the same
 * review.
 */
export async function judgeGame(
  written: GameRecord,
  options: JudgeOptions,
): Promise<readonly Judgement[] | undefined> {
  const { moves, start } = written;
  const { judgements, judge, look } = judgeWith(gamesOf(written), options);
  if (!(await look(moves, start.turn))) return undefined;
  const proposals = turningPoints(judgements, moves, start.turn)
    .toSorted((one, other) => dropAt(judgements, other.ply) - dropAt(judgements, one.ply))
    .slice(0, MOST_PROPOSALS);
  const around = new Set(proposals.flatMap(({ ply }) => [ply - 1, ply]));
  if (!(await judge([...around], PROPOSAL_LOOK, LONGER_PART, 1))) return undefined;
  options.onProgress(1);
  return judgements;
}

/**
 * The last move of a game as the review judges it; undefined if it is no turning point or the search was stopped. The
 * player waits for the answer, so the longest search of the review is left out.
 */
export async function judgeLastMove(
  written: GameRecord,
  think: JudgeOptions["think"],
): Promise<TurningPoint | undefined> {
  const games = gamesOf(written).slice(-2);
  const played = written.moves.slice(-1);
  const turn = games[0]?.position.turn ?? written.start.turn;
  const { judgements, look } = judgeWith(games, { think, onProgress: () => {} });
  if (games.length < 2 || !(await look(played, turn))) return undefined;
  return turningPoints(judgements, played, turn)[0];
}

/** Judges the positions of games that follow each other. */
function judgeWith(games: readonly Game[], { think, onProgress }: JudgeOptions) {
  const judgements: Judgement[] = games.map(endOf);
  let isFresh = true;
  const judge = async (indices: readonly number[], nodes: number, from: number, to: number) => {
    // From the end, because the results of later positions help with earlier ones.
    const open = indices
      .filter((index) => index < games.length - 1 || games[index]?.outcome === undefined)
      .toSorted((one, other) => other - one);
    for (const [done, index] of open.entries()) {
      const game = games[index];
      const question = game && { game: playedOn(game), limits: { nodes }, seed: 1, isFresh };
      const thought = question && (await think(question));
      isFresh = false;
      if (game === undefined || thought === undefined) return false;
      judgements[index] = judgementOf(game.position, thought);
      onProgress(from + ((done + 1) / open.length) * (to - from));
    }
    return true;
  };
  /** Every position shortly, then those longer where the score may have changed. */
  const look = async (moves: readonly string[], first: Color): Promise<boolean> =>
    (await judge([...games.keys()], FIRST_LOOK, 0, FIRST_PART)) &&
    judge(doubts(judgements, moves, first), LONGER_LOOK, FIRST_PART, LONGER_PART);
  return { judgements, judge, look };
}

/** The result of a move that the player tries instead of a mistake. */
export interface Attempt {
  /** Whether the move keeps what the mistake lost. */
  readonly isGood: boolean;
  /** The best reply and the play after it; empty if the game is over. */
  readonly answer: readonly Move[];
}

/** Judges a move that is tried at a turning point. @param after the position after it. Undefined if it was stopped. */
export async function judgeAttempt(
  point: TurningPoint,
  { move, after }: { readonly move: Move; readonly after: Position },
  think: JudgeOptions["think"],
): Promise<Attempt | undefined> {
  const game = startGame(after);
  if (game.outcome !== undefined) return { isGood: true, answer: [] };
  const thought = await think({ game, limits: { nodes: LONGER_LOOK }, seed: 1 });
  if (thought === undefined) return undefined;
  const outlook = { score: -thought.score, line: thought.line };
  return { isGood: !mistakeIn(formatMove(move), point, outlook), answer: thought.line };
}

/** How much the advantage changed by a move, in hundredths of a man. */
function dropAt(judgements: readonly Judgement[], ply: number): number {
  return Math.abs((judgements[ply - 1]?.score ?? 0) - (judgements[ply]?.score ?? 0));
}

/** The games after each move. A draw by the rules ends only the last one: after it the written game continues. */
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

/** The game without the boards that stood once: a move that brings one of them back draws nothing yet. */
function playedOn(game: Game): Game {
  const boards = Array.from({ length: game.seen.length / 3 }, (_, index) =>
    game.seen.slice(3 * index, 3 * index + 3),
  );
  const isRepeated = (board: string, at: number): boolean =>
    boards.some((other, index) => index !== at && (index - at) % 2 === 0 && other.join() === board);
  const seen = boards.flatMap((board, at) =>
    at === boards.length - 1 || isRepeated(board.join(), at) ? board : [0, 0, 0],
  );
  return { ...game, seen };
}

/** The judgement of a game that is over, and the initial one of all others. */
function endOf({ outcome }: Game): Judgement {
  const winner = outcome?.winner;
  const score = winner === undefined ? 0 : winner === "black" ? WIN : -WIN;
  return { score, line: [], isProved: true };
}

function judgementOf({ black, white, turn }: Position, { score, line }: Thought): Judgement {
  const isKnown = countBits(black | white) <= KNOWN_PIECES;
  return {
    score: (turn === "black" ? score : -score) + 0,
    line,
    isProved: isKnown || pliesToEnd(score) !== undefined,
  };
}

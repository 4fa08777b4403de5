// Finds the moves of a game that gave away a win, a draw or much of the advantage.

import { opponentOf, type Color, type Move } from "@kingrow/rules";
import { kindOf, mistakeIn, type Mistake, type Outlook } from "./mistake.ts";

export interface TurningPoint extends Mistake {
  /** The move, counted from 1. */
  readonly ply: number;
  readonly color: Color;
  /** The move that was played, and the better move with the play after it. */
  readonly played: string;
  readonly better: Move;
  readonly line: readonly Move[];
  /** The best reply to the played move and the play after it. */
  readonly answer: readonly Move[];
  /** The score of the position before the move, for the side that moved. */
  readonly score: number;
  /** Whether the results before and after the move are proved. */
  readonly isProved: boolean;
}

interface PositionScore extends Outlook {
  readonly isProved: boolean;
}

/** A move that is this close to a turning point gets a longer search. */
const UNSURE = 55;
/** Maximum number of positions that get a longer search. */
const MOST_DOUBTS = 24;

/** The turning points of a judged game; `first` is the side that moves first. */
export function turningPoints(
  judged: readonly PositionScore[],
  moves: readonly string[],
  first: Color,
): readonly TurningPoint[] {
  return looksAt(judged, moves, first).flatMap(({ ply, color, played, before, after }) => {
    const mistake = mistakeIn(played, before, after);
    const { score, line } = before;
    const [better] = line;
    if (mistake === undefined || better === undefined) return [];
    const isProved = before.isProved && after.isProved;
    return [{ ply, color, ...mistake, played, better, line, answer: after.line, score, isProved }];
  });
}

/** The positions around moves that are turning points or may be, those with the largest drops first. */
export function doubts(
  judged: readonly PositionScore[],
  moves: readonly string[],
  first: Color,
): readonly number[] {
  const drops = looksAt(judged, moves, first).flatMap(({ ply, played, before, after }) => {
    const isNear = kindOf(before.score, after.score, UNSURE) !== undefined;
    const isDoubtful = isNear || mistakeIn(played, before, after) !== undefined;
    return isDoubtful ? [{ ply, drop: clamped(before) - clamped(after) }] : [];
  });
  const largest = drops.sort((one, other) => other.drop - one.drop).slice(0, MOST_DOUBTS / 2);
  const indices = new Set(largest.flatMap(({ ply }) => [ply - 1, ply]));
  return [...indices].sort((one, other) => one - other);
}

/** Each move with the positions around it, as the side that moved sees them. */
function looksAt(judged: readonly PositionScore[], moves: readonly string[], first: Color) {
  return moves.flatMap((played, index) => {
    const color = index % 2 === 0 ? first : opponentOf(first);
    const before = seenBy(color, judged[index]);
    const after = seenBy(color, judged[index + 1]);
    return before && after ? [{ ply: index + 1, color, played, before, after }] : [];
  });
}

function seenBy(color: Color, position: PositionScore | undefined): PositionScore | undefined {
  return position && (color === "black" ? position : { ...position, score: -position.score });
}

function clamped({ score }: PositionScore): number {
  return Math.max(-400, Math.min(400, score));
}

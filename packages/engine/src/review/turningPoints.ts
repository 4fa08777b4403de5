// Finds the moves of a game that gave away a win, a draw or much of the advantage.

import { formatMove, type Color, type Move } from "@kingrow/rules";

/** The change of the result for the side that moved. */
export type TurningKind = "win-to-draw" | "win-to-loss" | "draw-to-loss" | "advantage";

export interface TurningPoint {
  /** The move, counted from 1. */
  readonly ply: number;
  readonly color: Color;
  readonly kind: TurningKind;
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

/** The part of a judgement that is needed here. */
interface PositionScore {
  readonly score: number;
  readonly line: readonly Move[];
  readonly isProved: boolean;
}

/** From this score on a side is winning, in hundredths of a man. */
const WON = 100;
/** A move that loses less is no turning point. */
export const MARGIN = 70;
/** A larger fall of the chance is a mistake even if neither side is winning. */
const MUCH = 0.5;
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
  return moves.flatMap((played, index) => {
    const [before, after] = [judged[index], judged[index + 1]];
    if (before === undefined || after === undefined) return [];
    const color = colorAt(index, first);
    const score = seenBy(color, before);
    const kind = kindOf(score, seenBy(color, after), 0);
    const [better] = before.line;
    if (kind === undefined || better === undefined || formatMove(better) === played) return [];
    const isProved = before.isProved && after.isProved;
    return [
      {
        ply: index + 1,
        color,
        kind,
        played,
        better,
        line: before.line,
        answer: after.line,
        score,
        isProved,
      },
    ];
  });
}

/** Whether a side with the score `after` has kept what it had before the turning point. */
export function keepsResult({ score }: Pick<TurningPoint, "score">, after: number): boolean {
  return kindOf(score, after, 0) === undefined;
}

/** The positions around moves that are turning points or may be, those with the largest drops first. */
export function doubts(
  judged: readonly PositionScore[],
  moves: readonly string[],
): readonly number[] {
  const drops = moves.flatMap((_move, index) => {
    const [before, after] = [judged[index], judged[index + 1]];
    if (before === undefined || after === undefined) return [];
    // Which side moved is not known here.
    const kinds = (["black", "white"] as const).map((color) =>
      kindOf(seenBy(color, before), seenBy(color, after), UNSURE),
    );
    const isDoubtful = kinds.some((kind) => kind !== undefined);
    return isDoubtful ? [{ index, drop: Math.abs(clamped(before) - clamped(after)) }] : [];
  });
  const largest = drops.sort((one, other) => other.drop - one.drop).slice(0, MOST_DOUBTS / 2);
  const indices = new Set(largest.flatMap(({ index }) => [index, index + 1]));
  return [...indices].sort((one, other) => one - other);
}

/** What a score means for the result, from -1 (White wins) to 1 (Black wins). */
export function chanceOf(score: number): number {
  return 2 / (1 + 10 ** (-score / 150)) - 1;
}

function kindOf(before: number, after: number, slack: number): TurningKind | undefined {
  if (before - after < MARGIN - slack) return undefined;
  const isWon = before >= WON - slack;
  const isLost = after <= -WON + slack;
  if (isWon && isLost) return "win-to-loss";
  if (isWon && after < WON + slack) return "win-to-draw";
  if (before > -WON - slack && isLost) return "draw-to-loss";
  return chanceOf(before) - chanceOf(after) >= MUCH - slack / 200 ? "advantage" : undefined;
}

function clamped({ score }: PositionScore): number {
  return Math.max(-400, Math.min(400, score));
}

function seenBy(color: Color, { score }: PositionScore): number {
  return color === "black" ? score : -score;
}

function colorAt(index: number, first: Color): Color {
  const other = first === "black" ? "white" : "black";
  return index % 2 === 0 ? first : other;
}

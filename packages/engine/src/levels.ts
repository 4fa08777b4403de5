// The levels of the computer: how deep each one searches, and how often and how badly it errs.

import type { Game, Move } from "@kingrow/rules";
import type { Engine, Limits, MoveScore } from "./engine.ts";
import { numbersFrom } from "./numbers.ts";

const NEAR: Limits = { depth: 3 };
/** Levels 4 to 6 search equally deep and differ in haste. */
const FAR: Limits = { nodes: 10_000 };

export interface Level {
  /** Limits of a search without haste. */
  readonly limits: Limits;
  /** Share of the moves that are made in haste in an equal position, from 0 to 1. */
  readonly hastyShare: number;
  /** The power of two by which that share grows for each man ahead, and shrinks for each man behind. */
  readonly shareGrowth: number;
  /** Depth of a search in haste, in plies. */
  readonly hastyDepth: number;
  /** Random error of the scores in haste, in hundredths of a man. */
  readonly hastyNoise: number;
  /** The most that a move in haste may lose by its score, in hundredths of a man. */
  readonly hastyLoss: number;
}

/** Hundredths of a man. */
const MAN = 100;
/** A larger lead changes nothing. */
const MOST_MEN = 2;

/** The more noise, the more captures a level overlooks. */
const haste = (hastyNoise: number, shareGrowth: number, hastyLoss = 160) => ({
  hastyDepth: 2,
  hastyNoise,
  hastyLoss,
  shareGrowth,
});

/**
 * From the weakest to the strongest: level 1 is the first. Each one searches deeper than the one below or is in haste
 * less often. Like a person, a level plays good and poor moves in one game.
 */
export const LEVELS: readonly Level[] = [
  { limits: NEAR, hastyShare: 1, ...haste(500, 0, 1200) },
  { limits: NEAR, hastyShare: 1, ...haste(215, 0.3, 600) },
  { limits: NEAR, hastyShare: 1, ...haste(115, 0.4, 300) },
  { limits: FAR, hastyShare: 0.79, ...haste(64, 0.6) },
  { limits: FAR, hastyShare: 0.37, ...haste(50, 0.6) },
  { limits: FAR, hastyShare: 0.11, ...haste(45, 0.6) },
  { limits: { nodes: 36_000 }, hastyShare: 0.025, ...haste(45, 0.4) },
  { limits: { ms: 1000 }, hastyShare: 0, ...haste(0, 0) },
];

export interface MoveRequest {
  readonly game: Game;
  readonly level: Level;
  readonly seed: number;
}

/** Chooses the move of a level, in slices like `Engine.think`; undefined if there is no move. */
export function* moveAt(
  engine: Engine,
  { game, level, seed }: MoveRequest,
): Generator<undefined, Move | undefined, undefined> {
  const random = numbersFrom(seed);
  if (level.hastyShare > 0) {
    const weighed = engine.weigh(game, level.hastyDepth);
    if (random() < shareNow(level, weighed)) return chosen(weighed, level, random);
  }
  const thinking = engine.think({ game, limits: level.limits, seed });
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) return step.value?.move;
    yield undefined;
  }
}

/** Like a person, a level that is ahead is in haste more often, and one that is behind less often. */
function shareNow({ hastyShare, shareGrowth }: Level, weighed: readonly MoveScore[]): number {
  const men = Math.max(...weighed.map(({ score }) => score)) / MAN;
  return hastyShare * 2 ** (shareGrowth * Math.max(-MOST_MEN, Math.min(MOST_MEN, men)));
}

/** The move with the best score after a random error. Moves that lose more than `hastyLoss` are excluded. */
function chosen(
  weighed: readonly MoveScore[],
  level: Level,
  random: () => number,
): Move | undefined {
  const best = Math.max(...weighed.map(({ score }) => score));
  const seen = weighed
    .filter(({ score }) => score >= best - level.hastyLoss)
    .map(({ move, score }) => ({ move, score: score + level.hastyNoise * bell(random) }));
  const [first] = seen.toSorted((one, other) => other.score - one.score);
  return first?.move;
}

/** A random number around 0, mostly between -1 and 1. */
function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

// The strengths of the computer: what each level sees, and how well it chooses among what it sees.

import type { Game, Move } from "@kingrow/rules";
import type { Engine, Limits, MoveScore } from "./engine.ts";
import { numbersFrom } from "./numbers.ts";

const NEAR: Limits = { depth: 3 };
/** Levels 4 to 6 see as far as each other, and differ in haste. */
const FAR: Limits = { nodes: 10_000 };

export interface Level {
  /** Limits of a search without haste. */
  readonly limits: Limits;
  /** Share of the moves that are made in haste when nobody is ahead, from 0 to 1. */
  readonly hastyShare: number;
  /** The power of two by which that share grows for each man ahead, and shrinks for each man behind. */
  readonly shareGrowth: number;
  /** Depth of a search in haste, in plies. */
  readonly hastyDepth: number;
  /** Random error of the scores in haste, in hundredths of a man. */
  readonly hastyNoise: number;
  /** A move in haste gives up at most this much, as far as the search sees; in hundredths of a man. */
  readonly hastyLoss: number;
}

/** Hundredths of a man. */
const MAN = 100;
/** More men than these change nothing. */
const MOST_MEN = 2;

/** The more noise, the more captures a level overlooks. */
const haste = (hastyNoise: number, shareGrowth: number, hastyLoss = 160) => ({
  hastyDepth: 2,
  hastyNoise,
  hastyLoss,
  shareGrowth,
});

/**
 * From the weakest to the strongest: level 1 is the first. Each sees the board better than the one
 * below or is in haste less often, so that good and poor moves take turns as people's do.
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

/** The move a level plays, thought of in slices like `Engine.think`; undefined where there is none. */
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

/** A side that is ahead takes it easier, as people do; one that is behind takes care. */
function shareNow({ hastyShare, shareGrowth }: Level, weighed: readonly MoveScore[]): number {
  const men = Math.max(...weighed.map(({ score }) => score)) / MAN;
  return hastyShare * 2 ** (shareGrowth * Math.max(-MOST_MEN, Math.min(MOST_MEN, men)));
}

/** The move that seems best, as unclearly as the level sees; what is given up stays within bounds. */
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

/** Numbers around 0, mostly between -1 and 1. */
function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

// The strengths of the computer: what each level sees, and how well it chooses among what it sees.

import type { Game, Move } from "@kingrow/rules";
import type { Engine, Limits, MoveScore } from "./engine.ts";
import { numbersFrom } from "./numbers.ts";

const NEAR: Limits = { depth: 3 };
/** Levels 4 to 6 see as far as each other, and differ in haste. */
const FAR: Limits = { nodes: 10_000 };

export interface Level {
  /** How far it looks when it takes its time. */
  readonly limits: Limits;
  /** The part of its moves that it makes in haste when nobody is ahead, from 0 to 1. */
  readonly hasty: number;
  /** By which power of two it hurries more for each man it is ahead, and less for each it is behind. */
  readonly ease: number;
  /** How many plies it sees in haste. */
  readonly depth: number;
  /** How unsure it then is of what it sees, in hundredths of a man. */
  readonly blur: number;
  /** It never gives up more than this in haste, as far as it sees; in hundredths of a man. */
  readonly most: number;
}

/** Hundredths of a man. */
const MAN = 100;
/** More men than these change nothing. */
const MOST_MEN = 2;

/** In haste a level sees little, and not clearly: the more blur, the more captures it overlooks. */
const blurred = (blur: number, ease: number, most = 160) => ({ depth: 2, blur, most, ease });

/**
 * From the weakest to the strongest: level 1 is the first. Each sees the board better than the one
 * below or is in haste less often, so that good and poor moves take turns as people's do.
 */
export const LEVELS: readonly Level[] = [
  { limits: NEAR, hasty: 1, ...blurred(500, 0, 1200) },
  { limits: NEAR, hasty: 1, ...blurred(215, 0.3, 600) },
  { limits: NEAR, hasty: 1, ...blurred(115, 0.4, 300) },
  { limits: FAR, hasty: 0.79, ...blurred(64, 0.6) },
  { limits: FAR, hasty: 0.37, ...blurred(50, 0.6) },
  { limits: FAR, hasty: 0.11, ...blurred(45, 0.6) },
  { limits: { nodes: 36_000 }, hasty: 0.025, ...blurred(45, 0.4) },
  { limits: { ms: 1000 }, hasty: 0, ...blurred(0, 0) },
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
  if (level.hasty > 0) {
    const weighed = engine.weigh(game, level.depth);
    if (random() < hasteOf(level, weighed)) return chosen(weighed, level, random);
  }
  const thinking = engine.think({ game, limits: level.limits, seed });
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) return step.value?.move;
    yield undefined;
  }
}

/** A side that is ahead takes it easier, as people do; one that is behind takes care. */
function hasteOf({ hasty, ease }: Level, weighed: readonly MoveScore[]): number {
  const men = Math.max(...weighed.map(({ score }) => score)) / MAN;
  return hasty * 2 ** (ease * Math.max(-MOST_MEN, Math.min(MOST_MEN, men)));
}

/** The move that seems best, as unclearly as the level sees; what is given up stays within bounds. */
function chosen(
  weighed: readonly MoveScore[],
  level: Level,
  random: () => number,
): Move | undefined {
  const best = Math.max(...weighed.map(({ score }) => score));
  const seen = weighed
    .filter(({ score }) => score >= best - level.most)
    .map(({ move, score }) => ({ move, score: score + level.blur * bell(random) }));
  const [first] = seen.toSorted((one, other) => other.score - one.score);
  return first?.move;
}

/** Numbers around 0, mostly between -1 and 1. */
function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

// The strengths of the computer: what each level sees, and how well it chooses among what it sees.

import type { Game, Move } from "@kingrow/rules";
import type { Engine, Limits, Weighed } from "./engine.ts";
import { numbersFrom } from "./numbers.ts";

const NEAR: Limits = { depth: 3 };
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
  /** How much it then means to give up with a move, in hundredths of a man. */
  readonly gives: number;
  /** It never gives up more than this in haste, as far as it sees; in hundredths of a man. */
  readonly most: number;
}

/** Hundredths of a man. */
const MAN = 100;
/** More men than these change nothing. */
const MOST_MEN = 2;

/** In haste the lower ones mean to give something up. */
const giving = (ease: number) => ({ depth: 4, blur: 40, gives: 108, most: 190, ease }) as const;
/** The others only see little, and not clearly. */
const blurred = (blur: number, ease: number) => ({ depth: 2, blur, gives: 0, most: 160, ease });

/**
 * From the weakest to the strongest: level 1 is the first. Each sees the board better than the one
 * below or is in haste less often, so that good and poor moves take turns as people's do.
 */
export const LEVELS: readonly Level[] = [
  { limits: NEAR, hasty: 1, ...giving(0) },
  { limits: NEAR, hasty: 0.67, ...giving(0.5) },
  { limits: NEAR, hasty: 0.32, ...giving(0.5) },
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
function hasteOf({ hasty, ease }: Level, weighed: readonly Weighed[]): number {
  const men = Math.max(...weighed.map(({ score }) => score)) / MAN;
  return hasty * 2 ** (ease * Math.max(-MOST_MEN, Math.min(MOST_MEN, men)));
}

/** The move that seems to give up just what the level means to give. */
function chosen(weighed: readonly Weighed[], level: Level, random: () => number): Move | undefined {
  const best = Math.max(...weighed.map(({ score }) => score));
  const bearable = weighed
    .filter(({ score }) => score >= best - level.most)
    .map(({ move, score }) => ({ move, gives: best - score + level.blur * bell(random) }));
  const from = (given: number): number => (level.gives > 0 ? Math.abs(given - level.gives) : given);
  const [first] = bearable.sort((one, other) => from(one.gives) - from(other.gives));
  return first?.move;
}

/** Numbers around 0, mostly between -1 and 1. */
function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

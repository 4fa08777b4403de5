// The strengths of the computer: what each level sees, and how well it chooses among what it sees.

import type { Game, Move } from "@kingrow/rules";
import type { Engine, Limits, Weighed } from "./engine.ts";
import { numbersFrom } from "./numbers.ts";

export interface Level {
  /** How far it looks; only one without blur may be limited by something else than depth. */
  readonly limits: Limits;
  /** How unsure it is of what it sees, in hundredths of a man; 0 plays its best. */
  readonly blur: number;
  /** How much it means to give up with a move, in hundredths of a man. */
  readonly gives: number;
  /** It never gives up more than this, as far as it sees; in hundredths of a man. */
  readonly most: number;
}

/** From the weakest to the strongest: level 1 is the first. */
export const LEVELS: readonly Level[] = [
  { limits: { depth: 4 }, blur: 40, gives: 110, most: 190 },
  { limits: { depth: 4 }, blur: 50, gives: 90, most: 200 },
  { limits: { depth: 3 }, blur: 68, gives: 55, most: 200 },
  { limits: { depth: 2 }, blur: 95, gives: 0, most: 200 },
  { limits: { depth: 2 }, blur: 66, gives: 0, most: 160 },
  { limits: { depth: 2 }, blur: 40, gives: 0, most: 140 },
  { limits: { depth: 4 }, blur: 32, gives: 0, most: 120 },
  { limits: { ms: 1000 }, blur: 0, gives: 0, most: 0 },
];

export interface Turn {
  readonly game: Game;
  readonly level: Level;
  readonly seed: number;
}

/** The move a level plays, thought of in slices like `Engine.think`; undefined where there is none. */
export function* moveAt(
  engine: Engine,
  { game, level, seed }: Turn,
): Generator<undefined, Move | undefined, undefined> {
  if (level.blur > 0) return chosen(engine.weigh(game, level.limits.depth ?? 1), level, seed);
  const thinking = engine.think({ game, limits: level.limits, seed });
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done === true) return step.value?.move;
    yield undefined;
  }
}

/** The move that seems to give up just what the level means to give. */
function chosen(weighed: readonly Weighed[], level: Level, seed: number): Move | undefined {
  const best = Math.max(...weighed.map(({ score }) => score));
  const random = numbersFrom(seed);
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

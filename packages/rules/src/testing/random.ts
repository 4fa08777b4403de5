// Seeded random numbers: the same seed gives the same numbers on every machine.

export interface Random {
  /** At least 0, less than 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: Pick;
  /** One of the names, each as often as its weight says. */
  readonly weighted: <N extends string>(weights: Readonly<Record<N, number>>) => N;
}

interface Pick {
  <T>(items: readonly [T, ...T[]]): T;
  /** `undefined` only for an empty list. */
  <T>(items: readonly T[]): T | undefined;
}

/** `seed`: a whole number, of which the lowest 32 bits count. */
export function createRandom(seed: number): Random {
  const fraction = sfc32(seed);
  const between = (least: number, most: number): number =>
    least + Math.floor(fraction() * (most - least + 1));

  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick: <T>(items: readonly T[]) => items[Math.floor(fraction() * items.length)],
    weighted: (weights) => pickWeighted(weights, fraction()),
  };
}

function pickWeighted<N extends string>(weights: Readonly<Record<N, number>>, at: number): N {
  const names = namesOf(weights);
  const total = names.reduce((sum, name) => sum + weights[name], 0);
  let rest = at * total;
  for (const name of names) {
    rest -= weights[name];
    if (rest < 0) return name;
  }
  throw new Error("No weight is positive");
}

function namesOf<N extends string>(weights: Readonly<Record<N, number>>): readonly N[] {
  const names: N[] = [];
  for (const name in weights) names.push(name);
  return names;
}

/** Chris Doty-Humphrey's small fast counting generator, 32 bits. */
function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next();
  return next;
}

/** A random key in the format of a page. */
export function randomKeyOf(random: Random): string {
  return Array.from({ length: 16 }, () =>
    random.between(0, 255).toString(16).padStart(2, "0"),
  ).join("");
}

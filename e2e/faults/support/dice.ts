// Numbers that look random and are the same for the same seed.

export interface Dice {
  /** From 0 up to, but not including, 1. */
  readonly roll: () => number;
  /** From `low` up to `high`. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/** A 32-bit mixing generator (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    roll,
    between: (low, high) => low + roll() * (high - low),
    pick: (choices) => choices[Math.floor(roll() * choices.length)] ?? choices[0],
  };
}

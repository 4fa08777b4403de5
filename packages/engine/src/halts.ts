// The stack of a suspended search.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

/** More than the longest line with all it has under way. */
const MOST = 1 << 14;

export class Halts {
  private readonly numbers = new Int32Array(MOST);
  private count = 0;
  /** Nothing is left to go on with: what is asked is new. */
  isEmpty = true;

  clear(): void {
    this.count = 0;
    this.isEmpty = true;
  }

  /** Leaves numbers, the one that is taken first last. Answers 0, the score that nobody looks at. */
  leave(...numbers: readonly number[]): number {
    for (const number of numbers) this.numbers[this.count++] = number;
    this.isEmpty = false;
    return 0;
  }

  take(): number {
    this.count -= 1;
    this.isEmpty = this.count === 0;
    return this.numbers[this.count]!;
  }
}

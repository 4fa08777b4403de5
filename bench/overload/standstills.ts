// How long this program itself did nothing, so that no answer could be taken up.

/** A pass of the program's own loop that takes longer stands still, by what it takes longer. Milliseconds. */
const LAP_MS = 5;

export class Standstills {
  #lapAt = performance.now();
  #soFar = 0;
  longest = 0;

  /** One pass of the loop has ended. */
  lap(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.#lapAt);
    this.#soFar += Math.max(0, now - this.#lapAt - LAP_MS);
    this.#lapAt = now;
  }

  /** Milliseconds since the beginning, the pass under way included. */
  soFar(): number {
    return this.#soFar + Math.max(0, performance.now() - this.#lapAt - LAP_MS);
  }
}

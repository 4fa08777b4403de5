// Waits for a condition, and fails with its description.

/** A condition was not met in time. */
export class StuckError extends Error {}

/** The run ended before the condition was met. */
export class RunOver extends Error {}

/** The conditions for which a client waits. */
export class Waiters {
  readonly #looks = new Set<() => void>();
  readonly #withinMs: number;
  #isStopped = false;

  constructor(withinMs: number) {
    this.#withinMs = withinMs;
  }

  /** Checks all conditions again after a change. */
  look(): void {
    for (const look of this.#looks) look();
  }

  /** Ends all waits. */
  stop(): void {
    this.#isStopped = true;
    this.look();
  }

  /** Resolves to the result of `find`. @throws StuckError when it takes too long, RunOver after `stop` */
  until<T>(complaint: () => string, find: () => T | undefined): Promise<T> {
    return new Promise((found, failed) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#looks.delete(look);
      };
      const look = (): void => {
        const value = find();
        if (value === undefined && !this.#isStopped) return;
        finish();
        if (value === undefined) failed(new RunOver());
        else found(value);
      };
      const timer = setTimeout(() => {
        finish();
        failed(new StuckError(complaint()));
      }, this.#withinMs);
      this.#looks.add(look);
      look();
    });
  }
}

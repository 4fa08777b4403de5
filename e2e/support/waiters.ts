// Waits for a condition, and fails with its description.

/** What must come did not. */
export class StuckError extends Error {}

/** The run is over; what was waited for will not come. */
export class RunOver extends Error {}

/** All that one client waits for. */
export class Waiters {
  readonly #looks = new Set<() => void>();
  readonly #withinMs: number;
  #isStopped = false;

  constructor(withinMs: number) {
    this.#withinMs = withinMs;
  }

  /** Something has changed: all waiters look again. */
  look(): void {
    for (const look of this.#looks) look();
  }

  /** Nothing will change any more. */
  stop(): void {
    this.#isStopped = true;
    this.look();
  }

  /** Resolves with what is found. @throws StuckError when it takes too long, RunOver when it is over */
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

// Waits for a condition, and fails with its description.

/** A player who waits longer for something that must come is stuck. More than the 85 s of a missed ping. */
export const STUCK_MS = 150_000;

/** What must come did not. */
export class StuckError extends Error {}

/** The run is over; what was waited for will not come. */
export class RunOver extends Error {}

/** All that one player waits for. */
export class Waiters {
  readonly #looks = new Set<() => void>();
  #isStopped = false;

  /** Something has changed: all waiters look again. */
  look(): void {
    for (const look of this.#looks) look();
  }

  /** Nothing will change any more. */
  stop(): void {
    this.#isStopped = true;
    this.look();
  }

  /** Resolves with what is found. @throws StuckError after `STUCK_MS`, RunOver when it is over */
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
      }, STUCK_MS);
      this.#looks.add(look);
      look();
    });
  }
}

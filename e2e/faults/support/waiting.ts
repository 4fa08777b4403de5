// Waits for a condition, and fails with its description.

/** A player who waits longer for something that must come is stuck. More than the 85 s of a missed ping. */
export const STUCK_MS = 150_000;

/** What must come did not. */
export class Stuck extends Error {}

/** The run is over; what was waited for will not come. */
export class Stopped extends Error {}

/** All that one player waits for. */
export class Waiting {
  readonly #looks = new Set<() => void>();
  #isStopped = false;

  /** Something has changed: whoever waits looks again. */
  look(): void {
    for (const look of this.#looks) look();
  }

  /** Nothing will change any more. */
  stop(): void {
    this.#isStopped = true;
    this.look();
  }

  /** Resolves with what is found. @throws Stuck after `STUCK_MS`, Stopped when it is over */
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
        if (value === undefined) failed(new Stopped());
        else found(value);
      };
      const timer = setTimeout(() => {
        finish();
        failed(new Stuck(complaint()));
      }, STUCK_MS);
      this.#looks.add(look);
      look();
    });
  }
}

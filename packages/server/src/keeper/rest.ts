// A pause in background work that a stop ends early.

export interface Rest {
  /** Resolves after so many milliseconds, or at once when it is over. */
  take(ms: number): Promise<void>;
  /** No more pauses: the work is to come to its end. */
  end(): void;
  readonly isOver: boolean;
}

export function createRest(): Rest {
  let isOver = false;
  let wake: (() => void) | undefined;

  return {
    take: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, isOver ? 0 : ms).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => {
      isOver = true;
      wake?.();
    },
    get isOver() {
      return isOver;
    },
  };
}

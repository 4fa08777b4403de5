// Those who come at nearly the same time are served together, at the cost of one.
import { type Clock, pause } from "@kingrow/time";

/** Serving takes no larger part of the time than one of so many: where it takes long, more are served together. */
const TIMES_TAKEN = 8;
const LONGEST_REST_MS = 200;

/** Hears of the time in which whoever came only waits for others to come. */
export type OnRest = (over: Promise<unknown>) => void;

type Come<T> = (one: T, onRest?: OnRest) => Promise<void>;

/**
 * Whoever comes after a quiet moment is served at once; all who come within `restMs` after that, or longer if
 * serving took long, are served together when it is over.
 * @param serve rejects for all of them
 */
export function gather<T>(
  clock: Clock,
  restMs: number,
  serve: (all: readonly T[]) => Promise<void>,
): Come<T> {
  let rest: Promise<unknown> | undefined;
  let next: { readonly all: T[]; readonly served: Promise<void> } | undefined;
  /** As it was last, milliseconds. */
  let took = 0;

  function begin(all: readonly T[]): Promise<void> {
    const longer = Math.min(took * TIMES_TAKEN, LONGEST_REST_MS);
    const over = pause(clock, Math.max(restMs, longer)).then(() => {
      if (rest === over) rest = undefined;
    });
    rest = over;
    const begunAt = clock.now();
    return serve(all).finally(() => (took = clock.now() - begunAt));
  }

  function gatherFor(over: Promise<unknown>) {
    const all: T[] = [];
    const served = over.then(() => {
      next = undefined;
      return begin(all);
    });
    return { all, served };
  }

  return (one, onRest) => {
    if (rest === undefined) return begin([one]);
    onRest?.(rest);
    next ??= gatherFor(rest);
    next.all.push(one);
    return next.served;
  };
}

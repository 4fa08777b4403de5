// Those who come at nearly the same time are served together, at the cost of one.
import { type Clock, pause } from "@kingrow/time";

/**
 * Whoever comes after a quiet moment is served at once; all who come within `restMs` after that are served
 * together when it is over.
 * @param serve rejects for all of them
 */
export function gather<T>(
  clock: Clock,
  restMs: number,
  serve: (all: readonly T[]) => Promise<void>,
): (one: T) => Promise<void> {
  let rest: Promise<unknown> | undefined;
  let next: { readonly all: T[]; readonly served: Promise<void> } | undefined;

  function begin(all: readonly T[]): Promise<void> {
    const over = pause(clock, restMs).then(() => {
      if (rest === over) rest = undefined;
    });
    rest = over;
    return serve(all);
  }

  function gatherFor(over: Promise<unknown>) {
    const all: T[] = [];
    const served = over.then(() => {
      next = undefined;
      return begin(all);
    });
    return { all, served };
  }

  return (one) => {
    if (rest === undefined) return begin([one]);
    next ??= gatherFor(rest);
    next.all.push(one);
    return next.served;
  };
}

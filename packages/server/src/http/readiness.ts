// Whether this server should get traffic: it is not stopping, and its store can be written.
import type { WhyNotReady } from "./server.ts";

/** One look at the store serves all who ask within this time. */
const GOOD_FOR_MS = 1_000;

export interface ReadinessParts {
  readonly isDraining: () => boolean;
  /** Rejects when the store does not take a small record. */
  readonly checkStore: () => Promise<unknown>;
  readonly now: () => number;
}

export function createReadiness({ isDraining, checkStore, now }: ReadinessParts): WhyNotReady {
  let look: Promise<string | undefined> = Promise.resolve(undefined);
  let lookedAt = Number.NEGATIVE_INFINITY;

  return async () => {
    if (isDraining()) return "stopping";
    if (now() - lookedAt >= GOOD_FOR_MS) {
      lookedAt = now();
      look = checkStore().then(
        () => undefined,
        () => "the store cannot be written",
      );
    }
    return look;
  };
}

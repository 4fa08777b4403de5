// Whether this server should get traffic: it is not stopping, and its store takes changes.
import type { WhyNotReady } from "./server.ts";

/** One look at the store serves all who ask within this time. */
const GOOD_FOR_MS = 1_000;
/**
 * A full disk may still take the small record of a look, so a failed change counts this long, unless
 * another one succeeds. Then the look decides again: without traffic nothing else would.
 */
const FAULT_COUNTS_MS = 10_000;

const UNWRITABLE = "the store cannot be written";

export interface Readiness {
  readonly whyNotReady: WhyNotReady;
  /** A change was stored. */
  storeWorked(): void;
  /** A change was refused by the store. */
  storeFailed(): void;
}

export interface ReadinessDependencies {
  readonly isDraining: () => boolean;
  /** Rejects when the store does not take a small record. */
  readonly checkStore: () => Promise<unknown>;
  readonly now: () => number;
}

export function createReadiness({ isDraining, checkStore, now }: ReadinessDependencies): Readiness {
  let look: Promise<string | undefined> = Promise.resolve(undefined);
  let lookedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;

  function lookAgain(): void {
    lookedAt = now();
    look = checkStore().then(
      () => undefined,
      () => UNWRITABLE,
    );
  }

  return {
    async whyNotReady() {
      if (isDraining()) return "stopping";
      if (now() - failedAt < FAULT_COUNTS_MS) return UNWRITABLE;
      if (now() - lookedAt >= GOOD_FOR_MS) lookAgain();
      return look;
    },
    storeWorked: () => void (failedAt = Number.NEGATIVE_INFINITY),
    storeFailed: () => void (failedAt = now()),
  };
}

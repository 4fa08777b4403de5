// Whether the store accepts changes, for /readyz and for the clock, which stops during an outage.
import { type Cancel, type Clock, every } from "@kingrow/time";
import { DamagedRoom, StoreFault } from "./store/roomStore.ts";

export interface StoreHealth {
  /** Why the server should get no traffic; `undefined` if it is ready. Never rejects. */
  readonly whyNotReady: () => Promise<string | undefined>;
  /** Call it after each stored change. */
  readonly worked: () => void;
  /** Call it with each fault. A damaged room or a bug is no outage. */
  readonly failed: (fault: unknown) => void;
  readonly stop: () => void;
}

export interface StoreHealthOptions {
  readonly store: { probe(): Promise<unknown> };
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  readonly isDraining: () => boolean;
  /** Called when no change can be stored any more, and when it can again. */
  readonly onServing: (isServing: boolean) => void;
}

/** A probe of the store answers all requests of this time. */
const GOOD_FOR_MS = 1_000;
/** A failed change counts for this time, because a full disk may still accept the small record of a probe. */
const FAULT_COUNTS_MS = 10_000;
/** Pause between two probes during an outage. */
const LOOK_EVERY_MS = 1_000;
const UNWRITABLE = "the store cannot be written";

export function createStoreHealth(options: StoreHealthOptions): StoreHealth {
  const { store, steady, isDraining, onServing } = options;
  let probe: Promise<string | undefined> = Promise.resolve(undefined);
  let probedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** Set during an outage. */
  let stopLooking: Cancel | undefined;

  async function whyNotReady(): Promise<string | undefined> {
    if (isDraining()) return "stopping";
    const now = steady.now();
    if (now - failedAt < FAULT_COUNTS_MS) return UNWRITABLE;
    if (now - probedAt >= GOOD_FOR_MS) {
      probedAt = now;
      probe = store.probe().then(
        () => undefined,
        () => UNWRITABLE,
      );
    }
    return probe;
  }

  function endOutage(): void {
    if (stopLooking === undefined) return;
    stopLooking();
    stopLooking = undefined;
    onServing(true);
  }

  async function look(): Promise<void> {
    const failure = failedAt;
    const isReady = (await whyNotReady()) === undefined;
    // A change may have failed while the store was probed.
    if (isReady && failure === failedAt) endOutage();
  }

  return {
    whyNotReady,
    worked: () => {
      failedAt = Number.NEGATIVE_INFINITY;
      endOutage();
    },
    failed: (fault) => {
      if (!(fault instanceof StoreFault) || fault instanceof DamagedRoom) return;
      failedAt = steady.now();
      if (stopLooking !== undefined) return;
      onServing(false);
      stopLooking = every(steady, LOOK_EVERY_MS, () => void look());
    },
    stop: endOutage,
  };
}

// Whether the store takes changes: for readiness, and for the clock, which stands still while it takes none.
import type { Clock } from "@kingrow/time";
import { createReadiness } from "./http/readiness.ts";
import { createOutage } from "./base/outage.ts";
import { DamagedRoom, type RoomStore, StoreFault } from "./store/roomStore.ts";

export interface StoreHealth {
  readonly whyNotReady: () => Promise<string | undefined>;
  /** A change was stored. */
  readonly worked: () => void;
  /** Something went wrong; it counts if it was the store that refuses, and not one room or a bug. */
  readonly failed: (fault: unknown) => void;
  readonly stop: () => void;
}

export interface StoreHealthDependencies {
  readonly store: Pick<RoomStore, "probe">;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  readonly isDraining: () => boolean;
  /** Hears when no change can be stored any more, and when it can again. */
  readonly onServing: (isServing: boolean) => void;
}

export function createStoreHealth(dependencies: StoreHealthDependencies): StoreHealth {
  const { store, steady, isDraining, onServing } = dependencies;
  const checkStore = () => store.probe();
  const readiness = createReadiness({ isDraining, checkStore, now: steady.now });
  const isOver = async () => (await readiness.whyNotReady()) === undefined;
  const outage = createOutage({ clock: steady, isOver, onServing });

  return {
    whyNotReady: readiness.whyNotReady,
    worked: () => {
      readiness.storeWorked();
      outage.end();
    },
    failed: (fault) => {
      if (!(fault instanceof StoreFault) || fault instanceof DamagedRoom) return;
      readiness.storeFailed();
      outage.begin();
    },
    stop: () => outage.end(),
  };
}

// The time in which a process serves, put together from the product's parts: it stands while the disk is slow or refuses.
import { createServingTime, type ServingTime } from "@kingrow/server/src/clock.ts";
import { holdWhileSlow } from "@kingrow/server/src/store/heldStore.ts";
import type { RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import { createStoreHealth } from "@kingrow/server/src/storeHealth.ts";
import type { Clock } from "@kingrow/time";
import type { Mutation } from "../mutations/mutation.ts";
import type { World } from "../world.ts";

export interface Serving {
  /** The clock of deadlines. */
  readonly clock: Clock;
  /** The disk, whose slowness costs nobody anything. */
  readonly store: RoomStore;
  /** Something went wrong, which may be that the store refuses. */
  readonly failed: (fault: unknown) => void;
  /** A change is stored. */
  readonly storeWorked: () => void;
  readonly stop: () => void;
}

export interface ServingDependencies {
  readonly world: World;
  readonly mutation: Mutation;
  readonly steady: Clock;
  readonly disk: RoomStore;
}

export function startServing({ world, mutation, steady, disk }: ServingDependencies): Serving {
  const { served } = world.judge;
  const sound = servingTime(steady);
  const { clock, setServing, hold } = mutation.servingTime?.(sound) ?? sound;
  const health = createStoreHealth({
    store: { probe: () => disk.probe().then(served.worked) },
    steady,
    isDraining: () => false,
    onServing: setServing,
  });

  return {
    clock,
    store: holdWhileSlow(disk, { steady, hold }),
    failed: (fault) => {
      if (health.failed(fault)) served.refused();
    },
    storeWorked: () => {
      served.worked();
      health.worked();
    },
    stop: health.stop,
  };
}

/** Simulated processes run or are dead: no look at the clock ever comes late. */
function servingTime(steady: Clock): ServingTime {
  return createServingTime({ start: steady.now(), steady, longestGapMs: Infinity });
}

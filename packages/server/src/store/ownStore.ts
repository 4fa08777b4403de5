// The store of a single node, and a clock that stops while no player can be served (O3).
import type { Clock } from "@kingrow/time";
import type { ServingTime } from "../base/clock.ts";
import type { RoomStore } from "./roomStore.ts";

/** Longer than a usual answer of the store takes. */
const SLOW_AFTER_MS = 100;

export interface OwnStore {
  readonly store: RoomStore;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
  /** To be called when the store begins to refuse changes, and when it accepts them again. */
  readonly onServing: (isServing: boolean) => void;
}

/** @param steady runs on while the clock of deadlines is stopped */
export function createOwnStore(disk: RoomStore, time: ServingTime, steady: Clock): OwnStore {
  async function timed<T>(answer: Promise<T>): Promise<T> {
    let release: (() => void) | undefined;
    const cancel = steady.after(SLOW_AFTER_MS, () => void (release = time.hold()));
    try {
      return await answer;
    } finally {
      cancel();
      release?.();
    }
  }

  const store: RoomStore = {
    ...disk,
    load: (id) => timed(disk.load(id)),
    commit: (...change) => timed(disk.commit(...change)),
    remove: (...change) => timed(disk.remove(...change)),
  };
  return { store, clock: time.clock, onServing: time.setServing };
}

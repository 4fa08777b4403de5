// The embedded store with its cache, and a clock that stands while the store is slow or refuses changes.
import type { Clock } from "@kingrow/time";
import type { ServingTime } from "../base/clock.ts";

import { rememberRooms } from "./rememberedStore.ts";
import type { RoomStore } from "./roomStore.ts";
import { pauseClockWhileSlow } from "./slowStore.ts";

export interface OwnStore {
  readonly store: RoomStore;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
  /** To be called when the store begins to refuse changes, and when it accepts them again. */
  readonly onServing: (isServing: boolean) => void;
}

export interface OwnStoreDependencies {
  readonly time: ServingTime;
  readonly steady: Clock;
  /** 0 where another program could change the store. */
  readonly roomsInMemory: number;
}

export function createOwnStore(
  disk: RoomStore,
  { time, steady, roomsInMemory }: OwnStoreDependencies,
): OwnStore {
  const timed = pauseClockWhileSlow(disk, { steady, hold: time.hold });
  const store = roomsInMemory > 0 ? rememberRooms(timed, roomsInMemory) : timed;
  return { store, clock: time.clock, onServing: time.setServing };
}

// A disk that no other server uses: what is remembered of it, and a clock that stands while it is slow or takes nothing.
import type { Clock } from "@kingrow/time";
import type { ServingTime } from "../base/clock.ts";
import { holdWhileSlow } from "./heldStore.ts";
import { rememberRooms } from "./rememberedStore.ts";
import type { RoomStore } from "./roomStore.ts";

export interface OwnStore {
  readonly store: RoomStore;
  /** The clock of deadlines, epoch ms. */
  readonly clock: Clock;
  /** To be told when no change can be stored any more, and when it can again. */
  readonly onServing: (isServing: boolean) => void;
}

export interface OwnStoreDependencies {
  readonly time: ServingTime;
  /** Milliseconds since some moment. */
  readonly steady: Clock;
  /** None where somebody else could change what is remembered. */
  readonly roomsInMemory: number;
}

export function createOwnStore(
  disk: RoomStore,
  { time, steady, roomsInMemory }: OwnStoreDependencies,
): OwnStore {
  const held = holdWhileSlow(disk, { steady, hold: time.hold });
  const store = roomsInMemory > 0 ? rememberRooms(held, roomsInMemory) : held;
  return { store, clock: time.clock, onServing: time.setServing };
}

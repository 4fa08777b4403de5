// Holds the server's clock while the store takes long: nobody is served meanwhile (rule O3).
import type { Clock } from "@kingrow/time";
import type { RoomStore } from "./roomStore.ts";

/** An answer within this time is the usual thing. */
const SLOW_AFTER_MS = 100;

export interface Holding {
  /** Goes on while it is held. */
  readonly steady: Clock;
  /** Stops the clock of deadlines; its answer lets it go on. */
  readonly hold: () => () => void;
}

export function holdWhileSlow(store: RoomStore, { steady, hold }: Holding): RoomStore {
  async function timed<T>(work: Promise<T>): Promise<T> {
    let release: (() => void) | undefined;
    const cancel = steady.after(SLOW_AFTER_MS, () => (release = hold()));
    try {
      return await work;
    } finally {
      cancel();
      release?.();
    }
  }

  return {
    ...store,
    load: (id) => timed(store.load(id)),
    commit: (...change) => timed(store.commit(...change)),
    remove: (...change) => timed(store.remove(...change)),
  };
}

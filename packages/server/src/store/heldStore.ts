// Holds the server's clock while the store takes long: nobody is served meanwhile (rule O3).
import type { RoomStore } from "./roomStore.ts";

/** An answer within this time is the usual thing. */
const SLOW_AFTER_MS = 100;

/** @param hold stops the clock; its answer lets it go on */
export function holdWhileSlow(store: RoomStore, hold: () => () => void): RoomStore {
  async function timed<T>(work: Promise<T>): Promise<T> {
    let release: (() => void) | undefined;
    const timer = setTimeout(() => (release = hold()), SLOW_AFTER_MS).unref();
    try {
      return await work;
    } finally {
      clearTimeout(timer);
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

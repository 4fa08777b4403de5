// A player key that a test can change.
import { createDepartures } from "../keys/departures.ts";
import { memoryShelf } from "../keys/ports.ts";
import type { PlayerKey } from "../keys/playerKey.ts";

export interface FakePlayerKey extends PlayerKey {
  readonly remembered: Set<string>;
  /** The key that the next `claim` finds. */
  useNext(key: string): void;
}

/** `tab` is the storage that survives a reload. */
export function fakePlayerKey(tab = memoryShelf(), isUnshared = true): FakePlayerKey {
  let key = "key";
  const remembered = new Set<string>();
  return {
    remembered,
    useNext: (next) => {
      key = next;
    },
    current: () => key,
    tab,
    departures: createDepartures(tab, () => key),
    claim: () => Promise.resolve(key),
    remember: (roomId) => void remembered.add(roomId),
    remembers: (roomId) => remembered.has(roomId),
    rooms: () => [...remembered],
    forget: (roomId) => void remembered.delete(roomId),
    isUnshared: () => isUnshared,
  };
}

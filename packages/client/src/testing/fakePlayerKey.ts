// A player key that a test can change.
import { createDepartures } from "../keys/departures.ts";
import { memoryShelf } from "../keys/memoryShelf.ts";
import type { PlayerKey } from "../keys/playerKey.ts";
import type { RememberedRoom } from "../keys/roomKeys.ts";

export interface FakePlayerKey extends PlayerKey {
  readonly remembered: Set<string>;
  /** Rooms of other tabs. Those with the key `busy` belong to open ones. */
  readonly others: RememberedRoom[];
  /** The key that the next `claim` finds. */
  useNext(key: string): void;
}

/** `tab` is the storage that survives a reload. */
export function fakePlayerKey(tab = memoryShelf(), isUnshared = true): FakePlayerKey {
  let key = "key";
  const remembered = new Set<string>();
  const uses = new Map<string, Pick<RememberedRoom, "gameStatus" | "opponent">>();
  const others: RememberedRoom[] = [];
  const rooms = () =>
    [...remembered].map((roomId) =>
      Object.assign({ roomId, keys: [key], at: Infinity }, uses.get(roomId)),
    );
  return {
    remembered,
    others,
    useNext: (next) => {
      key = next;
    },
    current: () => key,
    tab,
    departures: createDepartures(tab, () => key),
    claim: () => Promise.resolve(key),
    remember: (roomId, gameStatus, opponent) => {
      remembered.add(roomId);
      uses.set(roomId, { gameStatus, opponent });
    },
    remembers: (roomId) => remembered.has(roomId),
    rooms,
    roomsOfAll: () => [...others, ...rooms()],
    isFree: (each) => Promise.resolve(each !== "busy" && each !== key),
    forget: (roomId) => void remembered.delete(roomId),
    isUnshared: () => isUnshared,
  };
}

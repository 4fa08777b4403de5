// The player key of this tab (I1), and the keys of its rooms (I2).
import { createDepartures, type Departures } from "./departures.ts";
import {
  forgetKey,
  keysOf,
  rememberedRooms,
  rememberKey,
  type RememberedRoom,
} from "./roomKeys.ts";
import type { GameStatus } from "@kingrow/protocol";
import type { KeyLocks, Shelf } from "./ports.ts";

const NAME = "kingrow.playerKey";
/** The browser may still hold the lock of a page that was closed or reloaded for this long. Milliseconds. */
const PATIENCE_MS = 600;
/** Format of a key that the server accepts. */
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

export interface PlayerKey {
  /** The key to connect with. */
  readonly current: () => string;
  /**
   * Claims the key of this tab. In a room or in the lobby that is its own key, unless the tab is a copy of
   * another tab. In a room without an own seat it is the key of a closed tab that had one.
   */
  readonly claim: (roomId?: string) => Promise<string>;
  /** @param opponent the number of the opponent's name */
  readonly remember: (roomId: string, gameStatus?: GameStatus, opponent?: number | null) => void;
  /** Whether this tab has taken a seat in the room, also before a reload, and has not left it. */
  readonly remembers: (roomId: string) => boolean;
  /** All rooms for which `remembers` is true. Before a key is claimed: the rooms of the tab's previous key. */
  readonly rooms: () => readonly RememberedRoom[];
  /** The rooms of all tabs of this browser, also of closed ones. */
  readonly roomsOfAll: () => readonly RememberedRoom[];
  /** Whether no open tab uses the key. */
  readonly isFree: (key: string) => Promise<boolean>;
  readonly forget: (roomId: string) => void;
  /** Whether no other tab uses the key. Without locks a tab loaded again may be a copy of another, so it is false. */
  readonly isUnshared: () => boolean;
  /** Storage of the tab, which survives a reload. */
  readonly tab: Shelf;
  /** Seats of this key that are still to be given up. */
  readonly departures: Departures;
}

export interface PlayerKeyOptions {
  /** Storage that lives as long as the tab. */
  readonly tab: Shelf;
  /** Storage shared by all tabs of the browser. */
  readonly browser: Shelf;
  readonly locks: KeyLocks;
  readonly now: () => number;
  /** Replaced by the simulator. */
  readonly newKey?: () => string;
}

export function createPlayerKey({
  tab,
  browser,
  locks,
  now,
  newKey = randomKey,
}: PlayerKeyOptions): PlayerKey {
  let key: string | undefined;
  let isUnshared = true;

  const adopt = (next: string): string => {
    if (key !== undefined) locks.release(key);
    key = next;
    tab.write(NAME, next);
    return next;
  };
  const adoptFresh = async (): Promise<string> => {
    const fresh = newKey();
    await locks.lock(fresh, 0);
    return adopt(fresh);
  };
  const ownKey = async (): Promise<string> => {
    const stored = tab.read(NAME);
    if (stored === undefined || !KEY.test(stored)) return adoptFresh();
    const result = await locks.lock(stored, PATIENCE_MS);
    if (result === "busy") return adoptFresh();
    isUnshared = result === "locked";
    return adopt(stored);
  };
  const claim = async (roomId?: string): Promise<string> => {
    const own = key ?? (await ownKey());
    if (roomId === undefined) return own;
    const used = keysOf(browser, roomId).filter((each) => KEY.test(each));
    if (used.includes(own)) return own;
    for (const candidate of used) {
      if ((await locks.lock(candidate, 0)) === "locked") return adopt(candidate);
    }
    return own;
  };

  const current = (): string => key ?? adopt(newKey());
  const roomsOfAll = () => rememberedRooms(browser);
  // A key is not released while it is claimed.
  const inTurn = createQueue();
  return {
    current,
    tab,
    departures: createDepartures(tab, current),
    claim: (roomId) => inTurn(() => claim(roomId)),
    remember: (roomId, gameStatus, opponent) => {
      if (key !== undefined) rememberKey(browser, { roomId, key, at: now(), gameStatus, opponent });
    },
    remembers: (roomId) => keysOf(browser, roomId).some((each) => each === key),
    rooms: () => roomsOfAll().filter(({ keys }) => keys.includes(key ?? tab.read(NAME) ?? "")),
    roomsOfAll,
    isFree: (each) => inTurn(async () => each !== key && (await isUnlocked(locks, each))),
    forget: (roomId) => {
      if (key !== undefined) forgetKey(browser, roomId, key);
    },
    isUnshared: () => isUnshared,
  };
}

/** Runs one act after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const result = last.then(act);
    last = result.catch(() => undefined);
    return result;
  };
}

async function isUnlocked(locks: KeyLocks, key: string): Promise<boolean> {
  const isLocked = (await locks.lock(key, PATIENCE_MS)) === "locked";
  if (isLocked) locks.release(key);
  return isLocked;
}

/** 128 random bits in hex. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

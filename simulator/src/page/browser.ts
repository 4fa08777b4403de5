// A browser: what its tabs share, and what a tab keeps when its page is loaded again.
import { createFakeBrowserLocks } from "@kingrow/web/src/connection/fakeLocks.ts";
import type { KeyLocks } from "@kingrow/web/src/connection/keyLocks.ts";
import type { Shelf } from "@kingrow/web/src/connection/storage.ts";

export interface TabLocks extends KeyLocks {
  readonly closeTab: () => void;
}

export interface Browser {
  readonly name: string;
  readonly shelf: Shelf;
  /** Local clock minus the world's, in milliseconds. */
  readonly skewMs: number;
  /** The locks of one more tab. */
  readonly locksForTab: () => TabLocks;
}

/** `canLock`: an old browser cannot tell which of its tabs use which key. */
export function createBrowser(name: string, skewMs: number, canLock: boolean): Browser {
  const locks = createFakeBrowserLocks();
  return { name, skewMs, shelf: createShelf(), locksForTab: canLock ? locks : unknowing };
}

export function createShelf(entries: Iterable<readonly [string, string]> = []): Shelf {
  const kept = new Map(entries);
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}

/** As the browser does it when a tab is duplicated. */
export function copyShelf(shelf: Shelf): Shelf {
  return createShelf(shelf.names().map((name) => [name, shelf.read(name) ?? ""]));
}

function unknowing(): TabLocks {
  return { hold: () => Promise.resolve("unknown"), letGo: () => {}, closeTab: () => {} };
}

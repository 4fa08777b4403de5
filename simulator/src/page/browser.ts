// A browser: the storage and locks that its tabs share, and the storage of a tab over reloads.
import { createFakeBrowserLocks } from "@kingrow/client/testing";
import { memoryShelf } from "@kingrow/client";
import type { KeyLocks } from "@kingrow/client";
import type { Shelf } from "@kingrow/client";

export interface TabLocks extends KeyLocks {
  readonly closeTab: () => void;
}

export interface Browser {
  readonly name: string;
  readonly shelf: Shelf;
  /** Local clock minus the world's, in milliseconds. */
  readonly skewMs: number;
  /** Creates the locks of another tab. */
  readonly locksForTab: () => TabLocks;
}

/** `canLock`: false for an old browser without locks. */
export function createBrowser(name: string, skewMs: number, canLock: boolean): Browser {
  const locks = createFakeBrowserLocks();
  return { name, skewMs, shelf: memoryShelf(), locksForTab: canLock ? locks : unknowing };
}

/** Copies the storage of a tab, as the browser does for a duplicated tab. */
export function copyShelf(shelf: Shelf): Shelf {
  return memoryShelf(shelf.names().map((name) => [name, shelf.read(name) ?? ""]));
}

function unknowing(): TabLocks {
  return { lock: () => Promise.resolve("unknown"), release: () => {}, closeTab: () => {} };
}

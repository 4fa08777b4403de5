// A browser: what its tabs share, and what a tab keeps when its page is loaded again.
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
  /** The locks of one more tab. */
  readonly locksForTab: () => TabLocks;
}

/** `canLock`: an old browser cannot tell which of its tabs use which key. */
export function createBrowser(name: string, skewMs: number, canLock: boolean): Browser {
  const locks = createFakeBrowserLocks();
  return { name, skewMs, shelf: memoryShelf(), locksForTab: canLock ? locks : unknowing };
}

/** As the browser does it when a tab is duplicated. */
export function copyShelf(shelf: Shelf): Shelf {
  return memoryShelf(shelf.names().map((name) => [name, shelf.read(name) ?? ""]));
}

function unknowing(): TabLocks {
  return { hold: () => Promise.resolve("unknown"), letGo: () => {}, closeTab: () => {} };
}

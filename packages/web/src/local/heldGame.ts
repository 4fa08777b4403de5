// A game that the browser keeps goes on in one tab: the one that opened it last. The others are told.
import type { Shelf } from "@kingrow/client";
import { useSyncExternalStore } from "react";
import { readKept } from "./keptGame.ts";

/** This page, until it is loaded again. */
const TAB = crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Writes what is kept, and takes it over from whichever tab had it. */
export function takeHold(shelf: Shelf, name: string, kept: object): void {
  shelf.write(name, JSON.stringify({ ...kept, tab: TAB }));
}

/** Writes what is kept unless another tab has taken it over. */
export function keepOn(shelf: Shelf, name: string, kept: object): void {
  if (!isElsewhere(shelf, name)) takeHold(shelf, name, kept);
}

/** Whether there is a game, and another tab has it. */
function isElsewhere(shelf: Shelf, name: string): boolean {
  const { tab, moves } = readKept(shelf, name);
  return moves !== undefined && tab !== TAB;
}

export function useIsElsewhere(shelf: Shelf, name: string): boolean {
  return useSyncExternalStore(subscribe, () => isElsewhere(shelf, name));
}

/** A page that slept has not heard of what was written meanwhile. */
function subscribe(listen: () => void): () => void {
  window.addEventListener("storage", listen);
  document.addEventListener("visibilitychange", listen);
  return () => {
    window.removeEventListener("storage", listen);
    document.removeEventListener("visibilitychange", listen);
  };
}

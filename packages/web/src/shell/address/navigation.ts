// The page's address: changed by the program, followed when the browser's buttons change it.
import type { Refusal } from "@kingrow/client";
import { LOBBY_PATH, roomPath, screenAt } from "@kingrow/protocol";
import { useSyncExternalStore } from "react";
import { listenTo } from "../../browser/listen.ts";

const readers = new Set<() => void>();

interface Step {
  /** Replaces the present entry of the history. */
  readonly replace?: boolean;
  /** Why the page goes home from a room. */
  readonly failure?: Refusal | undefined;
}

/** Tells the lobby why the page has come home. */
export let lastStep: Step = {};

export function navigate(path: string, step: Step = {}): void {
  lastStep = step;
  if (step.replace) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  for (const read of readers) read();
}

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

const onPopState = listenTo(window, "popstate");

function subscribe(read: () => void): () => void {
  readers.add(read);
  const stop = onPopState(read);
  return () => {
    readers.delete(read);
    stop();
  };
}

const onFragment = listenTo(window, "hashchange");

/** The fragment of the address. The visitor may paste another link. */
export function useFragment(): string {
  return useSyncExternalStore(onFragment, () => window.location.hash);
}

/** Replaces another room in the history, because the player has left that room. */
export function goToRoom(roomId: string): void {
  const isInRoom = screenAt(window.location.pathname) === "room";
  navigate(roomPath(roomId), { replace: isInRoom });
}

/** Replaces the room in the history, so that the back button does not lead into it again. */
export function goHome(failure?: Refusal): void {
  navigate(LOBBY_PATH, { replace: true, failure });
}

export function roomLink(roomId: string): string {
  return window.location.origin + roomPath(roomId);
}

let guarded: { readonly path: string; readonly ask: () => void } | undefined;

/** Guards a running game: from now on leaving the path by the browser's buttons asks instead; returns how to end that. */
export function guardLeaving(path: string, ask: () => void): () => void {
  const own = { path, ask };
  guarded = own;
  return () => {
    if (guarded === own) guarded = undefined;
  };
}

// A window calls its listeners in their order, whatever their phase: this one is the first, so that the page never sees
// such a step.
window.addEventListener("popstate", keepInGame, { capture: true });

function keepInGame(event: PopStateEvent): void {
  if (guarded === undefined || window.location.pathname === guarded.path) return;
  event.stopImmediatePropagation();
  window.history.pushState(null, "", guarded.path);
  guarded.ask();
}

// The browser's tab around the page: its title and icon, whether it is seen, whether it has a network.
import { useEffect, useSyncExternalStore } from "react";

const PLAIN = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

/** The title before it comes back when the component goes and another one stays. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** A mark on the page's icon, put on once and taken off once: nothing blinks (P62). */
export function useFaviconMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return undefined;
    showIcon(MARKED);
    return () => showIcon(PLAIN);
  }, [isMarked]);
}

function showIcon(href: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", href);
}

export function useHidden(): boolean {
  return useSyncExternalStore(onVisibilityChange, () => document.visibilityState === "hidden");
}

function onVisibilityChange(look: () => void): () => void {
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

export function useOffline(): boolean {
  return useSyncExternalStore(onNetworkChange, () => !navigator.onLine);
}

function onNetworkChange(look: () => void): () => void {
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("offline", look);
  };
}

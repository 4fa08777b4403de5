// The browser's tab around the page: its title and icon, whether it is seen, whether it has a network.
import { useEffect, useSyncExternalStore } from "react";
import { listenTo, onVisibilityChange } from "../../browser/listen.ts";

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

const onNetworkChange = listenTo(window, "online", "offline");

export function useOffline(): boolean {
  return useSyncExternalStore(onNetworkChange, () => !navigator.onLine);
}

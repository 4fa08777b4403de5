// Small hooks that several screens share.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../ui/afterFrame.ts";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A clock that ticks every so many milliseconds while the component is there. */
export function useNow(now: () => number, stepMs = 1_000): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), stepMs);
    return () => clearInterval(timer);
  }, [now, stepMs]);
  return time;
}

/** What a store holds, a frame later: drawing it holds up no frame that answers an input. */
export function useStoreAfterFrame<T>(store: StoreApi<T>): T {
  const [value, setValue] = useState(store.getState);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const follow = (): void => {
      callOff ??= afterFrame(() => {
        callOff = undefined;
        setValue(store.getState());
      });
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      callOff?.();
    };
  }, [store]);
  return value;
}

/** Whether a condition has held for so many milliseconds without a break. */
export function useHeldFor(condition: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), ms);
    return () => {
      clearTimeout(timer);
      setHeld(false);
    };
  }, [condition, ms]);
  return held && condition;
}

/** Whether the tab is out of sight. */
export function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.visibilityState === "hidden");
  useEffect(() => {
    const look = (): void => setHidden(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return hidden;
}

/** Whether the browser knows that it has no network. */
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

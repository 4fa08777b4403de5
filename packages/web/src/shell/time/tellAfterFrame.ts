// Delays store updates until after the next frame, so that inputs are answered first.
import { startTransition, useEffect, useState } from "react";
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../../ui/base/afterFrame.ts";

/** Tells the state at once and each change a frame later. Returns how to end it; nothing is told afterwards. */
export function tellAfterFrame<T>(store: StoreApi<T>, tell: (now: T) => void): () => void {
  let isOver = false;
  tell(store.getState());
  const waiting: (() => void)[] = [];
  const stop = store.subscribe((now) => {
    waiting.push(() => tell(now));
    // Once the tab is hidden the next change is told at once: then what waits for its frame goes first.
    afterFrame(() => {
      if (!isOver) waiting.shift()?.();
    });
  });
  return () => {
    isOver = true;
    stop();
  };
}

const waiting = new Set<() => void>();

/** All of it at once, so that nothing on the screen contradicts anything else. */
function changeAll(): void {
  startTransition(() => waiting.forEach((change) => change()));
  waiting.clear();
}

/** What a store holds, a frame later and drawn bit by bit: it holds up no frame that answers an input, nor one of a slide. */
export function useStoreAfterFrame<T>(store: StoreApi<T>): T {
  const [value, setValue] = useState(store.getState);
  useEffect(() => {
    const change = (): void => setValue(store.getState());
    const follow = (): void => {
      if (waiting.size === 0) afterFrame(changeAll);
      waiting.add(change);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      waiting.delete(change);
    };
  }, [store]);
  return value;
}

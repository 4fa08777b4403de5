// Telling what a store holds: at once, and of each change a frame later, so that it holds up no answer to an input.
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../../ui/afterFrame.ts";

/** Returns how to end it; nothing is told afterwards. */
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

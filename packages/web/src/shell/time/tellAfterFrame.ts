// Delays store updates until after the next frame, so that inputs are answered first.
import { startTransition, useEffect, useState } from "react";
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../../ui/afterFrame.ts";

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

/** What a store holds, a frame later and drawn bit by bit: it holds up no frame that answers an input, nor one of a slide. */
export function useStoreAfterFrame<T>(store: StoreApi<T>): T {
  const [value, setValue] = useState(store.getState);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const follow = (): void => {
      callOff ??= afterFrame(() => {
        callOff = undefined;
        startTransition(() => setValue(store.getState()));
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

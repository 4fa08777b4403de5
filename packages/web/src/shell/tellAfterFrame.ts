// Telling what a store holds: at once, and of each change a frame later, so that it holds up no answer to an input.
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../ui/afterFrame.ts";

/** Returns how to end it; nothing is told afterwards. */
export function tellAfterFrame<T>(store: StoreApi<T>, tell: (now: T) => void): () => void {
  let isOver = false;
  tell(store.getState());
  const stop = store.subscribe(
    (now) =>
      void afterFrame(() => {
        if (!isOver) tell(now);
      }),
  );
  return () => {
    isOver = true;
    stop();
  };
}

// A store whose changes may wait for a frame.
import { startTransition, useEffect, useState } from "react";
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../../ui/afterFrame.ts";

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

// A store whose changes may wait for a frame.
import { useEffect, useState } from "react";
import type { StoreApi } from "zustand/vanilla";
import { afterFrame } from "../ui/afterFrame.ts";

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

// The engine of a screen: there when it is first asked, gone with the screen.
import { useCallback, useEffect, useRef, useState } from "react";
import { startEngine, type EngineHandle } from "../../engine/startEngine.ts";

export function useEngine() {
  const engine = useRef<EngineHandle | undefined>(undefined);
  const [isMissing, setMissing] = useState(false);
  /** The next question starts another one, which knows nothing of the earlier ones. */
  const close = useCallback((): void => {
    engine.current?.close();
    engine.current = undefined;
  }, []);
  useEffect(() => close, [close]);
  /** Not for use once the screen is gone. */
  const current = (): EngineHandle => {
    engine.current ??= startEngine({ onMissing: setMissing });
    return engine.current;
  };
  return { current, close, isMissing };
}

/** Whether something is still shown when an answer about it comes: another thing, or another screen, may be. */
export function useIsShown<Thing>(shown: Thing): (thing: Thing) => boolean {
  const now = useRef<Thing | undefined>(undefined);
  useEffect(() => {
    now.current = shown;
    return () => {
      now.current = undefined;
    };
  }, [shown]);
  return (thing) => now.current === thing;
}

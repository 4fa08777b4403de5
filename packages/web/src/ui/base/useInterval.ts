// Acts again and again while a component is there.
import { useEffect, useEffectEvent } from "react";

/** Every so many milliseconds; not at all where that is undefined. */
export function useInterval(ms: number | undefined, act: () => void): void {
  const tick = useEffectEvent(act);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}

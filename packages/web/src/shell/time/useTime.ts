// Time that passes while a component is there.
import { useEffect, useState } from "react";

/** A clock that ticks every so many milliseconds, unless held, while the component is there; all of them at once, so that they agree. */
export function useNow(now: () => number, stepMs = 1_000, isHeld = false): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(tick, stepMs - (now() % stepMs));
    };
    const tick = (): void => {
      setTime(now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [now, stepMs, isHeld]);
  return time;
}

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

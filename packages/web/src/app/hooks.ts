// Small hooks that several screens share.
import { useEffect, useState } from "react";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A clock that ticks every so many milliseconds while it is needed. */
export function useNow(now: () => number, ticks: boolean, stepMs = 1_000): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!ticks) return undefined;
    setTime(now());
    const timer = setInterval(() => setTime(now()), stepMs);
    return () => clearInterval(timer);
  }, [now, ticks, stepMs]);
  return time;
}

/** Whether a condition has held for so many milliseconds without a break. */
export function useHeldFor(condition: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    setHeld(false);
    if (!condition) return undefined;
    const timer = setTimeout(() => setHeld(true), ms);
    return () => clearTimeout(timer);
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

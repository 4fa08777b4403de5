// Acts once a value has changed.
import { useEffect, useEffectEvent, useRef } from "react";

/** At once, or when the value has stayed for so many milliseconds. */
export function useChange<T>(value: T, act: (value: T, before: T) => void, afterMs = 0): void {
  const seen = useRef(value);
  const tell = useEffectEvent(() => {
    const before = seen.current;
    seen.current = value;
    act(value, before);
  });
  useEffect(() => {
    if (value === seen.current) return undefined;
    if (afterMs === 0) return tell();
    const timer = setTimeout(() => tell(), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
}

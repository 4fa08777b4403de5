// Acts once a value has changed.
import { useEffect, useEffectEvent, useRef } from "react";

export function useChange<T>(value: T, act: (value: T, before: T) => void): void {
  const seen = useRef(value);
  const change = useEffectEvent(act);
  useEffect(() => {
    const before = seen.current;
    seen.current = value;
    if (value !== before) change(value, before);
  }, [value]);
}

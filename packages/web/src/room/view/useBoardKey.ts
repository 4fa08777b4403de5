// Single-key shortcuts while the board has the focus (P26).
import { useEffect, useEffectEvent } from "react";

/** Calls back when a key is struck on the board; letters count in either case. */
export function useBoardKey(key: string, onKey: () => void): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!isOnBoard(event.target)) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [key]);
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=grid]") !== null;
}

/** Calls back with a digit that is struck neither on the board nor where something is typed or asked. */
export function useDigitElsewhere(isWanted: boolean, onDigit: (digit: string) => void): void {
  const act = useEffectEvent(onDigit);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (!/^\d$/.test(key) || ctrlKey || altKey || metaKey || event.repeat) return;
      const isTaken =
        target instanceof Element && target.closest("[role=grid], input, textarea, select, dialog");
      if (isTaken) return;
      event.preventDefault();
      act(key);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isWanted]);
}

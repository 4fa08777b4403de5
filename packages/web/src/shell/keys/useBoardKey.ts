// Single-key shortcuts on a board (P26).
import { useEffect, useEffectEvent } from "react";

/** Calls back when a key is struck on the board; letters count in either case. */
export function useBoardKey(key: string, onKey: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== key || !isIn("[role=grid]", event)) return;
    event.preventDefault();
    if (!event.repeat) onKey();
  });
}

/** Calls back with a digit that is struck neither on the board nor where something is typed or asked. */
export function useDigitElsewhere(isWanted: boolean, onDigit: (digit: string) => void): void {
  useKeyDown((event) => {
    if (!isWanted || !/^\d$/.test(event.key) || event.repeat) return;
    if (isIn("[role=grid], input, textarea, select, dialog", event)) return;
    event.preventDefault();
    onDigit(event.key);
  });
}

function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.altKey && !event.metaKey) act(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isIn(selector: string, { target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

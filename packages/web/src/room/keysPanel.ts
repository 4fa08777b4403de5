// The list of keys: fetched when it is asked for, by its button or by the question mark (P26).
import { useEffect, useEffectEvent } from "react";

export const loadKeys = async () => (await import("./KeysDialog.tsx")).KeysDialog;

/** Calls back on a question mark while the board has the focus: elsewhere a single letter does nothing. */
export function useKeysKey(onKey: () => void): void {
  const show = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "?" || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!isOnBoard(event.target)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=grid]") !== null;
}

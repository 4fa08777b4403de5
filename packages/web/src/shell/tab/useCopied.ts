// Copying a text, and for how long that is confirmed.
import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 2_000;

/** Whether a copy has just succeeded, and how to make one. A failed copy is only logged (P5). */
export function useCopied(onFailed?: (text: string) => void) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<void> => {
    try {
      // Missing on plain http, and forbidden by some browsers.
      await navigator.clipboard.writeText(text);
    } catch (reason) {
      // oxlint-disable-next-line no-console -- without an answer of the caller's there is nothing to do about it
      console.warn("The text could not be copied.", reason);
      return onFailed?.(text);
    }
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), SHOWN_MS);
  };
  return [isShown, (text: string) => void copy(text)] as const;
}

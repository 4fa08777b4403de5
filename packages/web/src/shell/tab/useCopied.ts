// Copying a text, and for how long that is confirmed.
import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 2_000;

/** Whether a copy has just succeeded, and how to make one. A failed copy is only logged (P5). */
export function useCopied(
  onFailed?: (text: string) => void,
): readonly [boolean, (text: string) => void] {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const confirm = (): void => {
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), SHOWN_MS);
  };
  const copy = (text: string): void => {
    copyText(text).then(confirm, (reason) => {
      // oxlint-disable-next-line no-console -- without an answer of the caller's there is nothing to do about it
      console.warn("The text could not be copied.", reason);
      onFailed?.(text);
    });
  };
  return [isShown, copy];
}

/** The clipboard is missing on plain http and may be forbidden; both reject. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

// Copying a text, and for how long that is confirmed.
import { useEffect, useState } from "react";

/** Whether a copy has just succeeded, and how to make one. A failed copy is only logged (P5). */
export function useCopied(shownMs: number): readonly [boolean, (text: string) => void] {
  const [copies, setCopies] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    setShown(true);
    const timer = setTimeout(() => setShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [copies, shownMs]);
  const copy = (text: string): void => {
    copyText(text).then(
      () => setCopies((count) => count + 1),
      // oxlint-disable-next-line no-console -- the person has nothing to do about it
      (reason: unknown) => console.warn("The link could not be copied.", reason),
    );
  };
  return [isShown, copy];
}

/** The clipboard is missing on plain http and may be forbidden; both reject. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

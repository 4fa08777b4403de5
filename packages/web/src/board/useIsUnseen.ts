// Lets what is drawn again wait for a frame, so that another thing is seen first.

import { useEffect, useState } from "react";

import { afterFrame } from "../ui/afterFrame.ts";

/** Whether a value is another one than in the last frame that was drawn. */
export function useIsUnseen(value: unknown): boolean {
  const [seen, setSeen] = useState(() => value);
  useEffect(
    () => (value === seen ? undefined : afterFrame(() => setSeen(() => value))),
    [value, seen],
  );
  return value !== seen;
}

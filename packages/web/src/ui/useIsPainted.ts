// Whether a part of the page has been seen: what it can do without at first is asked for then.
import { useEffect, useState } from "react";
import { afterFrame } from "./afterFrame.ts";

/** False until the first frame with the component in it is on its way to the screen. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  return isPainted;
}

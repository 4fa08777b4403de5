// Who sits at the near side of a board that is turned after each move.
import type { Color } from "@kingrow/rules";
import { useEffect, useState } from "react";

/** A piece is seen to its end before the board is turned. Milliseconds. */
const TURN_MS = 700;

export function useNear(here: Color, turns: boolean): Color {
  const [near, setNear] = useState(here);
  useEffect(() => {
    const timer = setTimeout(() => setNear(here), TURN_MS);
    return () => clearTimeout(timer);
  }, [here]);
  return turns ? near : "black";
}

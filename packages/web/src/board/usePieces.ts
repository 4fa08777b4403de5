// Binds the tracking of pieces to React: each position makes the next set of pieces with their ways.

import type { Position } from "@kingrow/rules";
import { useCallback, useState } from "react";

import { dismiss, follow, track, type Tracked } from "./tracking.ts";

interface Pieces {
  readonly tracked: Tracked;
  /** Forgets a captured piece that has faded. */
  readonly onFaded: (id: number) => void;
}

export function usePieces(position: Position): Pieces {
  const [stored, setTracked] = useState(() => track(position));
  const tracked = stored.position === position ? stored : follow(stored, position);
  if (tracked !== stored) setTracked(tracked);
  const onFaded = useCallback((id: number) => setTracked((now) => dismiss(now, id)), []);
  return { tracked, onFaded };
}

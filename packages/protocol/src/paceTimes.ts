// The times of each pace.
import type { Pace } from "./options.ts";

/** Milliseconds. */
export interface PaceTimes {
  /** Time on each clock at the start. */
  readonly startMs: number;
  /** Increment of a move; `all`: each move begins with `startMs` again. */
  readonly moveGivesMs: number | "all";
}

export const PACE_TIMES = {
  none: undefined,
  "3+2": { startMs: 180_000, moveGivesMs: 2_000 },
  "5+3": { startMs: 300_000, moveGivesMs: 3_000 },
  "10+5": { startMs: 600_000, moveGivesMs: 5_000 },
  "30s": { startMs: 30_000, moveGivesMs: "all" },
} as const satisfies Readonly<Record<Pace, PaceTimes | undefined>>;

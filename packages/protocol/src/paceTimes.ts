// How long a pace gives the players; apart from the names, which the lobby alone needs.
import type { Pace } from "./options.ts";

/** Milliseconds. */
export interface PaceTimes {
  /** What each player begins with. */
  readonly startMs: number;
  /** What a move gives; `all`: each move begins with `startMs` again. */
  readonly moveGivesMs: number | "all";
}

export const PACE_TIMES = {
  none: undefined,
  "3+2": { startMs: 180_000, moveGivesMs: 2_000 },
  "5+3": { startMs: 300_000, moveGivesMs: 3_000 },
  "10+5": { startMs: 600_000, moveGivesMs: 5_000 },
  "30s": { startMs: 30_000, moveGivesMs: "all" },
} as const satisfies Readonly<Record<Pace, PaceTimes | undefined>>;

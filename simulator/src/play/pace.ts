// How fast a game somebody opens a room for: mostly one with clocks.
import type { Pace } from "@kingrow/protocol";
import type { Random } from "@kingrow/rules/testing";

const WEIGHTS = { none: 3, "3+2": 3, "5+3": 1, "10+5": 1, "30s": 2 } as const satisfies Readonly<
  Record<Pace, number>
>;

export function anyPace(random: Random): Pace {
  return random.weighted<Pace>(WEIGHTS);
}

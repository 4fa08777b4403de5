// Random choices of people: options of a game, mostly with clocks, and greetings.
import type { RoomWishes } from "@kingrow/client";
import { GREETINGS, type Opening, type Pace } from "@kingrow/protocol";
import type { Random } from "@kingrow/rules/testing";

const PACES = { none: 4, "3+2": 3, "5+3": 1, "10+5": 1, "30s": 2 } as const satisfies Readonly<
  Record<Pace, number>
>;
const OPENINGS = { free: 4, ballot: 1 } as const satisfies Readonly<Record<Opening, number>>;

export function anyWishes(random: Random): RoomWishes {
  return {
    pace: random.weighted<Pace>(PACES),
    opening: random.weighted<Opening>(OPENINGS),
  };
}

export function anyGreeting(random: Random) {
  return random.pick(GREETINGS) ?? "hello";
}

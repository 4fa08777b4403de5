// The key of a player who shares no browser with others: a program, or one of a room that only this page knows.
import type { Clock } from "@kingrow/time";
import { memoryShelf } from "./memoryShelf.ts";
import { createPlayerKey, type PlayerKey } from "./playerKey.ts";
import type { KeyLocks } from "./ports.ts";

const ALONE: KeyLocks = { hold: () => Promise.resolve("held"), letGo: () => {} };

export function createLoneKey(clock: Clock): PlayerKey {
  return createPlayerKey({
    tab: memoryShelf(),
    browser: memoryShelf(),
    locks: ALONE,
    now: () => clock.now(),
  });
}

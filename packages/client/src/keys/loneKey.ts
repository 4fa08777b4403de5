// A key without browser storage: for a program, or for a room that only this page holds.
import type { Clock } from "@kingrow/time";
import { memoryShelf } from "./memoryShelf.ts";
import { createPlayerKey, type PlayerKey } from "./playerKey.ts";
import type { KeyLocks } from "./ports.ts";

const ALONE: KeyLocks = { lock: () => Promise.resolve("locked"), release: () => {} };

export function createLoneKey(clock: Clock): PlayerKey {
  return createPlayerKey({
    tab: memoryShelf(),
    browser: memoryShelf(),
    locks: ALONE,
    now: () => clock.now(),
  });
}

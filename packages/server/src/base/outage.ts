// A store that takes no changes: from the first refused one until it is well again nobody is served.

import { type Cancel, type Clock, every } from "@kingrow/time";

/** How late the end is noticed at most when nobody changes anything. */
const LOOK_EVERY_MS = 1_000;

export interface OutageDependencies {
  readonly clock: Clock;
  /** Whether the store takes changes again. Never rejects. */
  readonly isOver: () => Promise<boolean>;
  readonly onServing: (isServing: boolean) => void;
}

export interface Outage {
  /** A change was refused by the store. */
  begin(): void;
  /** A change was stored. */
  end(): void;
}

export function createOutage({ clock, isOver, onServing }: OutageDependencies): Outage {
  let stopLooking: Cancel | undefined;

  function end(): void {
    if (stopLooking === undefined) return;
    stopLooking();
    stopLooking = undefined;
    onServing(true);
  }

  async function look(): Promise<void> {
    if (await isOver()) end();
  }

  function begin(): void {
    if (stopLooking !== undefined) return;
    onServing(false);
    stopLooking = every(clock, LOOK_EVERY_MS, () => void look());
  }

  return { begin, end };
}

// An open-loop load generator: starts work at a fixed rate.
import { setTimeout as pause } from "node:timers/promises";

interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  /** Begins the work with this number. Answers `false` if it cannot begin now. */
  readonly begin: (number: number) => boolean;
}

/** Resolves when the time is up. Work that could not begin is dropped. */
export async function offer({ perSecond, seconds, begin }: Load): Promise<void> {
  const startedAt = performance.now();
  let next = 0;
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - startedAt) / 1_000) {
    while (next < elapsed * perSecond && begin(next)) next += 1;
    next = Math.max(next, Math.ceil(elapsed * perSecond));
    await pause(1);
  }
}

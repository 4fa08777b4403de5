// An open-loop load generator: starts work at a fixed rate.
import { setTimeout as pause } from "node:timers/promises";

interface Load {
  /** `Infinity`: as much as finds something free. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Begins the work with this number; answers `false` when nothing is free for it. */
  readonly begin: (number: number) => boolean;
}

/** Resolves when the time is up. Work for which nothing was free is dropped. */
export async function offer({ perSecond, seconds, begin }: Load): Promise<void> {
  const startedAt = performance.now();
  let next = 0;
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - startedAt) / 1_000) {
    while (next < elapsed * perSecond && begin(next)) next += 1;
    if (Number.isFinite(perSecond)) next = Math.max(next, Math.ceil(elapsed * perSecond));
    await pause(1);
  }
}

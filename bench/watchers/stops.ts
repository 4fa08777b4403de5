// When a server's collector stopped it, on the clock that all processes share.
import { readFileSync } from "node:fs";

/** When, and for how long; milliseconds. */
type Stop = readonly [at: number, took: number];

/** Monotonic milliseconds, the same in all processes. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

export interface Stops {
  /** Milliseconds of this time. */
  within(from: number, to: number): number;
}

/** @param files of servers that have ended, as `collected.mjs` writes them */
export function readStops(files: readonly string[]): Stops {
  const all = files.flatMap((file): readonly Stop[] => JSON.parse(readFileSync(file, "utf8")));
  return {
    within: (from, to) =>
      all.reduce(
        (sum, [at, took]) => sum + Math.max(0, Math.min(to, at + took) - Math.max(from, at)),
        0,
      ),
  };
}

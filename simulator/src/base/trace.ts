// The trace of a simulation, line by line, and its digest.
import { createHash } from "node:crypto";
import type { Schedule } from "./schedule.ts";

export interface Trace {
  readonly note: (line: string) => void;
  /** SHA-256 over all lines so far. Call it once. */
  readonly digest: () => string;
  readonly count: () => number;
}

/** `show` is called with each line. */
export function createTrace(schedule: Schedule, show?: (line: string) => void): Trace {
  const hash = createHash("sha256");
  const start = schedule.now();
  let lines = 0;

  return {
    note: (line) => {
      const text = `${((schedule.now() - start) / 1000).toFixed(3)} ${line}\n`;
      lines += 1;
      hash.update(text);
      show?.(text);
    },
    digest: () => hash.digest("hex"),
    count: () => lines,
  };
}

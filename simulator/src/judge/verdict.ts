// What is found to be wrong: the first finding counts. Time stands still from then on, and the rest may follow from that.
import type { Trace } from "../base/trace.ts";

export interface Violation {
  /** The promise that was broken. */
  readonly promise: string;
  readonly detail: string;
}

/** Says that a promise was broken. */
export type Accuse = (promise: string, detail: string) => void;

export interface Verdict {
  readonly accuse: Accuse;
  readonly first: () => Violation | undefined;
}

export function createVerdict(trace: Trace): Verdict {
  let first: Violation | undefined;
  return {
    accuse: (promise, detail) => {
      if (first !== undefined) return;
      trace.note(`VIOLATION ${promise}: ${detail}`);
      first = { promise, detail };
    },
    first: () => first,
  };
}

// The first violation. The simulation stops there, because later ones may be its consequences.
import type { Trace } from "../base/trace.ts";

export interface Violation {
  /** The promise that was broken. */
  readonly promise: string;
  readonly detail: string;
}

/** Reports a broken promise. */
export type Report = (promise: string, detail: string) => void;

export interface ViolationLog {
  readonly report: Report;
  readonly first: () => Violation | undefined;
}

export function createViolationLog(trace: Trace): ViolationLog {
  let first: Violation | undefined;
  return {
    report: (promise, detail) => {
      if (first !== undefined) return;
      trace.note(`VIOLATION ${promise}: ${detail}`);
      first = { promise, detail };
    },
    first: () => first,
  };
}

// The first violation. The simulation stops there, because later ones may be its consequences.
import type { Trace } from "../base/trace.ts";

export interface Violation {
  /** The promise that was broken. */
  readonly promise: string;
  readonly detail: string;
}

/** Reports a broken promise. */
export type Accuse = (promise: string, detail: string) => void;

export interface ViolationLog {
  readonly accuse: Accuse;
  readonly first: () => Violation | undefined;
}

export function createViolationLog(trace: Trace): ViolationLog {
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

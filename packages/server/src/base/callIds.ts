// An id for each call, known to whatever is done for it, however many promises later.
import { AsyncLocalStorage } from "node:async_hooks";

const calls = new AsyncLocalStorage<string>();
let count = 0;

/** Does something as one call. */
export function inCall<R>(act: () => R): R {
  return calls.run(nextId(), act);
}

/** For every line of the log: the call it belongs to, if it belongs to one. */
export function callInLog(): { readonly call?: string } {
  const call = calls.getStore();
  return call === undefined ? {} : { call };
}

/** Unique in one life of the program, whose own lines tell where it began. */
function nextId(): string {
  count += 1;
  return count.toString(36).padStart(4, "0");
}

// What a browser may lack or forbid: even touching it throws.

/** `undefined` where the browser refuses. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

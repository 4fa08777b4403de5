// Work that nobody waits for.

/** Acts once the page has nothing else to do; a little later where the browser cannot tell. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act);
  else setTimeout(act, 500);
}

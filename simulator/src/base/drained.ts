// Lets everything happen that needs no time.

/** Resolves when every promise that can go on without time passing has gone on. */
export function drained(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

// Many who ask at one time are answered by one read.

/**
 * Reads one at a time. Each caller gets what a read that began after its call has found; those who
 * come while one runs share the next.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function begin(): Promise<T> {
    next = undefined;
    const begun = read().finally(() => {
      if (next === undefined) running = undefined;
    });
    running = begun;
    return begun;
  }

  return () => {
    if (running === undefined) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}

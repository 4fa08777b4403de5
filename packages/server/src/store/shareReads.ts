// Shares one read among concurrent callers.

/** One read runs at a time. Callers that come while a read runs share the next one, so no result is older than its call. */
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

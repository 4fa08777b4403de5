// IndexedDB, which may be missing, blocked or full.

/** A browser that has not answered by then is taken to keep nothing. Milliseconds. */
const PATIENCE_MS = 5_000;

/** `undefined` where the browser keeps nothing: even touching a forbidden database throws, and a blocked one never answers. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([act(), patience]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

// The part of IndexedDB that keeps finished games, in memory; other databases are refused, as in a browser without any.

class MemoryRequest {
  onsuccess: (() => void) | undefined;
  onupgradeneeded: (() => void) | undefined;
  oncomplete: (() => void) | undefined;

  readonly result: unknown;

  constructor(result: unknown) {
    this.result = result;
    queueMicrotask(() => {
      this.onupgradeneeded?.();
      this.onsuccess?.();
      this.oncomplete?.();
    });
  }
}

export function createMemoryDatabase() {
  const values = new Map<string, unknown>();
  const database = {
    createObjectStore: () => {},
    transaction: () => ({
      objectStore: () => ({
        get: (key: string) => new MemoryRequest(structuredClone(values.get(key))),
        put: (value: unknown, key: string) => void values.set(key, structuredClone(value)),
        get transaction() {
          return new MemoryRequest(undefined);
        },
      }),
    }),
  };
  return {
    open: (name: string) => {
      if (name !== "kingrow") throw new DOMException(name, "NotSupportedError");
      return new MemoryRequest(database);
    },
    clear: () => values.clear(),
  };
}

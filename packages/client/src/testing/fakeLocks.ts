// Key locks of one browser, shared by its tabs, for tests.
import type { LockResult, KeyLocks } from "../keys/ports.ts";

/** Each call of the result is one tab. */
export function createFakeBrowserLocks(): () => KeyLocks & { closeTab(): void } {
  const owners = new Map<string, object>();
  return () => {
    const tab = {};
    return {
      lock: (key): Promise<LockResult> => {
        const owner = owners.get(key);
        if (owner !== undefined && owner !== tab) return Promise.resolve("busy");
        owners.set(key, tab);
        return Promise.resolve("locked");
      },
      release: (key) => void (owners.get(key) === tab && owners.delete(key)),
      closeTab: () => {
        for (const [key, owner] of owners) if (owner === tab) owners.delete(key);
      },
    };
  };
}

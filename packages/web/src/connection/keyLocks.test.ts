// How tabs tell each other which keys are in use.
import { expect, test } from "vitest";
import { createAskingLocks, createWebLocks } from "./keyLocks.ts";

/** The part of the Web Locks API that is used, as one browser. */
function fakeLockManager(): LockManager {
  const taken = new Set<string>();
  const request = async (
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    if (taken.has(name)) {
      if (options.signal === undefined) return use(null);
      throw new DOMException("waited too long", "TimeoutError");
    }
    taken.add(name);
    await use({ name, mode: "exclusive" });
    taken.delete(name);
    return undefined;
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

test("a key is held by one tab until it lets go", async () => {
  const manager = fakeLockManager();
  const [first, second] = [createWebLocks(manager), createWebLocks(manager)];
  expect(await first.hold("key", 0)).toBe("held");
  expect(await first.hold("key", 0)).toBe("held");
  expect(await second.hold("key", 0)).toBe("busy");
  expect(await second.hold("key", 5)).toBe("busy");
  first.letGo("key");
  await Promise.resolve();
  await Promise.resolve();
  expect(await second.hold("key", 0)).toBe("held");
});

test("locks that are forbidden are unknown", async () => {
  const request = () => Promise.reject(new DOMException("no", "SecurityError"));
  const locks = createWebLocks({ request } as unknown as LockManager);
  expect(await locks.hold("key", 0)).toBe("unknown");
});

test("without locks a tab asks, and the owner objects", async () => {
  const tabs: EventTarget[] = [];
  const open = () => {
    const tab = new EventTarget();
    tabs.push(tab);
    const postMessage = (data: unknown) => {
      for (const other of tabs)
        if (other !== tab) other.dispatchEvent(new MessageEvent("message", { data }));
    };
    return Object.assign(tab, { postMessage }) as unknown as BroadcastChannel;
  };
  const [first, second] = [createAskingLocks(open), createAskingLocks(open)];
  expect(await first.hold("key", 0)).toBe("held");
  expect(await second.hold("key", 0)).toBe("busy");
  first.letGo("key");
  expect(await second.hold("key", 0)).toBe("held");
});

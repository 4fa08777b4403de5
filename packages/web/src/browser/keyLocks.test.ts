// How tabs tell each other which keys are in use.
import { expect, test, vi } from "vitest";
import { FakeClock } from "@kingrow/client/testing";
import {
  createAskingLocks,
  createKeyLocks,
  createWebLocks,
  type Channel,
  type Locks,
} from "./keyLocks.ts";

/** The part of the Web Locks API that is used, as one browser. */
function fakeLocks(): Locks {
  const taken = new Set<string>();
  return {
    request: async (name, options, use) => {
      if (taken.has(name)) {
        if (options.signal === undefined) return use(null);
        throw new DOMException("waited too long", "TimeoutError");
      }
      taken.add(name);
      await use({ name, mode: "exclusive" });
      taken.delete(name);
      return undefined;
    },
  };
}

test("a key is held by one tab until it lets go", async () => {
  const browser = fakeLocks();
  const [first, second] = [createWebLocks(browser), createWebLocks(browser)];
  expect(await first.lock("key", 0)).toBe("locked");
  expect(await first.lock("key", 0)).toBe("locked");
  expect(await second.lock("key", 0)).toBe("busy");
  expect(await second.lock("key", 5)).toBe("busy");
  first.release("key");
  await Promise.resolve();
  await Promise.resolve();
  expect(await second.lock("key", 0)).toBe("locked");
});

test("locks that are forbidden are unknown", async () => {
  const locks = createWebLocks({
    request: () => Promise.reject(new DOMException("no", "SecurityError")),
  });
  expect(await locks.lock("key", 0)).toBe("unknown");
});

type Listener = (event: { readonly data: unknown }) => void;

/** Channels of one name: each hears what the others say. */
function fakeChannels(): () => Channel {
  const listeners: Listener[] = [];
  return () => {
    const own: Listener[] = [];
    return {
      postMessage: (data) =>
        listeners.filter((each) => !own.includes(each)).forEach((each) => each({ data })),
      addEventListener: (_, listener) => {
        own.push(listener);
        listeners.push(listener);
      },
    };
  };
}

test("without locks a tab asks, and the owner objects", async () => {
  const [clock, open] = [new FakeClock(), fakeChannels()];
  const [first, second] = [createAskingLocks(open(), clock), createAskingLocks(open(), clock)];
  const hold = (tab: typeof first) => {
    const held = tab.lock("key", 0);
    clock.advance(150);
    return held;
  };
  expect(await hold(first)).toBe("locked");
  expect(await hold(second)).toBe("busy");
  first.release("key");
  expect(await hold(second)).toBe("locked");
  expect(await second.lock("key", 0)).toBe("locked");
});

test("[P43] a browser that has no locks and forbids channels knows of no other tab", async () => {
  const open = vi.fn<() => void>(() => {
    throw new DOMException("no", "SecurityError");
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("BroadcastChannel", open);
  expect(await createKeyLocks(new FakeClock()).lock("key", 0)).toBe("unknown");
  expect(open).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

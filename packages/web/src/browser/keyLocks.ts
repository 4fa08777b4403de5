// Locks on player keys by the Web Locks API, shared by the tabs of the browser.
import type { Clock, LockResult, KeyLocks } from "@kingrow/client";

/** What is used of the Web Locks API. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

/** What is used of a BroadcastChannel. */
export interface Channel {
  readonly postMessage: (message: string) => void;
  readonly addEventListener: (
    type: "message",
    listener: (event: { readonly data: unknown }) => void,
  ) => void;
}

const CHANNEL = "kingrow.keys";
/** Time for other tabs to answer that they use a key, in milliseconds. */
const OBJECTION_MS = 150;

/** Creates the best locks of this browser: Web Locks exist on https and localhost only. */
export function createKeyLocks(clock: Clock): KeyLocks {
  if ("locks" in navigator) return createWebLocks(navigator.locks);
  try {
    return createAskingLocks(new BroadcastChannel(CHANNEL), clock);
  } catch {
    // Missing, or forbidden with the storage.
    return { lock: () => Promise.resolve("unknown"), release: () => {} };
  }
}

export function createWebLocks(locks: Locks): KeyLocks {
  const locked = new Map<string, () => void>();

  const request = async (key: string, options: LockOptions, resolve: (lock: LockResult) => void) =>
    locks.request(`${CHANNEL}.${key}`, options, (lock) => {
      resolve(lock === null ? "busy" : "locked");
      if (lock === null) return undefined;
      return new Promise<void>((release) => {
        locked.set(key, release);
      });
    });

  return {
    lock: (key, patienceMs) => {
      if (locked.has(key)) return Promise.resolve("locked");
      const options =
        patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
      return new Promise((resolve) => {
        request(key, options, resolve).catch((reason: unknown) => resolve(resultAfter(reason)));
      });
    },
    release: (key) => {
      locked.get(key)?.();
      locked.delete(key);
    },
  };
}

function resultAfter(reason: unknown): LockResult {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : "";
  return name === "AbortError" || name === "TimeoutError" ? "busy" : "unknown";
}

/** Without the Web Locks API: asks the other tabs, which answer if they use the key. */
export function createAskingLocks(channel: Channel, clock: Clock): KeyLocks {
  const locked = new Set<string>();
  const objections = new Set<string>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const post = (message: string): void => channel.postMessage(message);
  channel.addEventListener("message", ({ data }) => {
    if (typeof data !== "string") return;
    if (data.startsWith("?") && locked.has(data.slice(1))) post(`!${data.slice(1)}`);
    if (data.startsWith("!")) objections.add(data.slice(1));
  });

  return {
    lock: (key) =>
      new Promise((resolve) => {
        if (locked.has(key)) return resolve("locked");
        objections.delete(key);
        post(`?${key}`);
        clock.after(OBJECTION_MS, () => {
          if (objections.has(key)) return resolve("busy");
          locked.add(key);
          resolve("locked");
        });
      }),
    release: (key) => {
      locked.delete(key);
    },
  };
}

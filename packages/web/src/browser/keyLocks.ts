// Locks on player keys by the Web Locks API, shared by the tabs of the browser.
import type { Clock, Hold, KeyLocks } from "@kingrow/client";

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
/** How long other tabs have to say that a key is theirs, in milliseconds. */
const OBJECTION_MS = 150;

/** The best this browser offers: Web Locks exist on https and localhost only. */
export function createKeyLocks(clock: Clock): KeyLocks {
  if ("locks" in navigator) return createWebLocks(navigator.locks);
  if (typeof BroadcastChannel === "function")
    return createAskingLocks(new BroadcastChannel(CHANNEL), clock);
  return { hold: () => Promise.resolve("unknown"), letGo: () => {} };
}

export function createWebLocks(locks: Locks): KeyLocks {
  const held = new Map<string, () => void>();

  const request = async (key: string, options: LockOptions, tell: (hold: Hold) => void) =>
    locks.request(`${CHANNEL}.${key}`, options, (lock) => {
      tell(lock === null ? "busy" : "held");
      if (lock === null) return undefined;
      return new Promise<void>((release) => {
        held.set(key, release);
      });
    });

  return {
    hold: (key, patienceMs) => {
      if (held.has(key)) return Promise.resolve("held");
      const options =
        patienceMs > 0 ? { signal: AbortSignal.timeout(patienceMs) } : { ifAvailable: true };
      return new Promise((tell) => {
        request(key, options, tell).catch((reason: unknown) => tell(holdAfter(reason)));
      });
    },
    letGo: (key) => {
      held.get(key)?.();
      held.delete(key);
    },
  };
}

function holdAfter(reason: unknown): Hold {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : "";
  return name === "AbortError" || name === "TimeoutError" ? "busy" : "unknown";
}

/** Without locks: ask the other tabs, who answer if the key is theirs. */
export function createAskingLocks(channel: Channel, clock: Clock): KeyLocks {
  const held = new Set<string>();
  const objections = new Set<string>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const post = (message: string): void => channel.postMessage(message);
  channel.addEventListener("message", ({ data }) => {
    if (typeof data !== "string") return;
    if (data.startsWith("?") && held.has(data.slice(1))) post(`!${data.slice(1)}`);
    if (data.startsWith("!")) objections.add(data.slice(1));
  });

  return {
    hold: (key) =>
      new Promise((tell) => {
        if (held.has(key)) return tell("held");
        objections.delete(key);
        post(`?${key}`);
        clock.after(OBJECTION_MS, () => {
          if (objections.has(key)) return tell("busy");
          held.add(key);
          tell("held");
        });
      }),
    letGo: (key) => {
      held.delete(key);
    },
  };
}

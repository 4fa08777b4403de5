// Which keys other live tabs of this browser are using.

/** `unknown`: this browser cannot tell. */
export type Hold = "held" | "busy" | "unknown";

export interface KeyLocks {
  /** Claims a key for this tab's life, waiting at most so many milliseconds for another to let go. */
  hold(key: string, patienceMs: number): Promise<Hold>;
  letGo(key: string): void;
}

/** The best this browser offers: Web Locks exist on https and localhost only. */
export function createKeyLocks(): KeyLocks {
  if (navigator.locks !== undefined) return createWebLocks(navigator.locks);
  if (typeof BroadcastChannel === "function") return createAskingLocks(() => new BroadcastChannel(CHANNEL));
  return { hold: () => Promise.resolve("unknown"), letGo: () => {} };
}

const CHANNEL = "kingrow.keys";
/** How long other tabs have to say that a key is theirs, in milliseconds. */
const OBJECTION_MS = 150;

export function createWebLocks(locks: LockManager): KeyLocks {
  const held = new Map<string, () => void>();

  const request = async (key: string, options: LockOptions, tell: (hold: Hold) => void) =>
    locks.request(`${CHANNEL}.${key}`, options, (lock) => {
      tell(lock === null ? "busy" : "held");
      if (lock === null) return undefined;
      return new Promise<void>((release) => held.set(key, release));
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
export function createAskingLocks(open: () => BroadcastChannel): KeyLocks {
  const held = new Set<string>();
  const objections = new Set<string>();
  const channel = open();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string") return;
    if (data.startsWith("?") && held.has(data.slice(1))) channel.postMessage(`!${data.slice(1)}`);
    if (data.startsWith("!")) objections.add(data.slice(1));
  });

  return {
    hold: async (key) => {
      if (held.has(key)) return "held";
      objections.delete(key);
      channel.postMessage(`?${key}`);
      await new Promise((resolve) => {
        setTimeout(resolve, OBJECTION_MS);
      });
      if (objections.has(key)) return "busy";
      held.add(key);
      return "held";
    },
    letGo: (key) => {
      held.delete(key);
    },
  };
}

// The ports to browser storage and to the locks that show which keys other tabs use.

/** Key-value storage. Writes are lost where the browser's storage is missing, disabled or full. */
export interface Shelf {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string) => void;
  readonly drop: (name: string) => void;
  readonly names: () => readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; any other value has none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The value of a JSON text; `undefined` for a missing or damaged one. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** `unknown`: this browser has no locks. */
export type LockResult = "locked" | "busy" | "unknown";

/** Locks on the keys that the open tabs of this browser use. */
export interface KeyLocks {
  /** Locks a key for the life of this tab. Waits at most `patienceMs` for another tab to release it. */
  readonly lock: (key: string, patienceMs: number) => Promise<LockResult>;
  readonly release: (key: string) => void;
}

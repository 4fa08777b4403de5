// What keys need of a browser: where notes are kept, and which keys other tabs use.

/** Where notes are kept. It may be missing, switched off or full: then nothing is kept. */
export interface Shelf {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string) => void;
  readonly drop: (name: string) => void;
  readonly names: () => readonly string[];
}

/** `unknown`: it cannot be told here. */
export type Hold = "held" | "busy" | "unknown";

/** Which keys other live tabs of this browser are using. */
export interface KeyLocks {
  /** Claims a key for this tab's life, waiting at most so many milliseconds for another to let go. */
  readonly hold: (key: string, patienceMs: number) => Promise<Hold>;
  readonly letGo: (key: string) => void;
}

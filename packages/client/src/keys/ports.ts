// What keys need of a browser: a shelf for notes, and which keys other tabs use.

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

/** A shelf that lives as long as the program. */
export function memoryShelf(entries: Iterable<readonly [string, string]> = []): Shelf {
  const kept = new Map(entries);
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}

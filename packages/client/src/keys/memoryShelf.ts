// Storage in memory, for programs and tests.
import type { Shelf } from "./ports.ts";

export function memoryShelf(entries: Iterable<readonly [string, string]> = []): Shelf {
  const kept = new Map(entries);
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}

// A pronounceable name for a room, made from its id. All visitors with one language see the same name.

export interface NameWords {
  /** Thirty-two names of animals and of things, with a space between two. */
  readonly animals: string;
  readonly things: string;
  readonly together: (animal: string, thing: string) => string;
}

export function roomName(id: string, { animals, things, together }: NameWords): string {
  const hash = hashOf(id);
  return together(wordAt(animals, hash), wordAt(things, hash >>> 5));
}

/** The name of a player by its number in the closed list of animals (O8); `undefined` for a player without one. */
export function playerName(
  number: number | null | undefined,
  { animals }: NameWords,
): string | undefined {
  return number == null ? undefined : wordAt(animals, number);
}

function wordAt(words: string, place: number): string {
  return words.split(" ")[place & 31] ?? "";
}

/** FNV-1a in 32 bits, stirred once more so that ids alike lead far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 16), 0x7feb352d) >>> 16;
}

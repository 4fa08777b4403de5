// What was won, in words.

/** Small numbers in words, "two pieces", and larger ones in figures. `words` begins with one. */
export function inWords(words: readonly string[], many: (count: number) => string) {
  return (count: number): string => words[count - 1] ?? many(count);
}

/** The parts that are there, with a word between them. */
export function joined(parts: readonly (string | false)[], and: string): string {
  return parts.filter((part) => part !== false).join(` ${and} `);
}

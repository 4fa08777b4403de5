// What links that carry a game are written with: an alphabet for small numbers, and a check of the whole.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The letter of a number from 0 to 63. */
export function letter(number: number): string {
  return ALPHABET.charAt(number);
}

/** The number of a letter; -1 for what is none. */
export function numberOf(text: string): number {
  return ALPHABET.indexOf(text);
}

/** Twelve bits of FNV-1a: enough to notice a link that was cut or mistyped. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return letter((hash >>> 6) & 63) + letter((hash >>> 18) & 63);
}

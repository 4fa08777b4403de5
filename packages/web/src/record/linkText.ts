// The encoding of games in links: an alphabet for small numbers, moves, and a checksum.

import { parseMove } from "@kingrow/rules";

/** Of a board; the letter of a move's last square is so much further on. */
export const SQUARES = 32;

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

/** A move, given as `11-15`: a letter for each of its squares, so that the last one is known as such. */
export function encodeMove(move: string): string {
  const path = parseMove(move);
  if (!path.ok) throw new Error(`not a move: ${move}`);
  const last = path.value.length - 1;
  return path.value
    .map((square, index) => letter(square - 1 + (index === last ? SQUARES : 0)))
    .join("");
}

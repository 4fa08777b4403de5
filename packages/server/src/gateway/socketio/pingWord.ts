// What a WebSocket is asked with: nobody can answer before it has come.
import { randomBytes } from "node:crypto";

const WORD_BYTES = 8;
/** Asking for so many bytes at a time costs little more than asking for eight. */
const DRAWN_BYTES = 4_096;

let drawn = Buffer.alloc(0);

export function newPingWord(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(DRAWN_BYTES);
  const word = drawn.subarray(0, WORD_BYTES);
  drawn = drawn.subarray(WORD_BYTES);
  return word;
}

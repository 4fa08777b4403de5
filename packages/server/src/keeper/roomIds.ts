// Ids of rooms: short for public rooms, unguessable for private ones, easy to read aloud (R1).
import type { Visibility } from "@kingrow/protocol";
import { customAlphabet } from "nanoid";

/** Digits and lower-case letters without the look-alikes 0 o, 1 i l. */
const ROOM_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const PUBLIC_LENGTH = 8;
/** A letter of 31 carries 4.95 bits, so 20 letters carry 99; R1 promises 96. */
const PRIVATE_LENGTH = 20;

const SHAPE = new RegExp(
  `^(?:[${ROOM_ID_ALPHABET}]{${PUBLIC_LENGTH}}|[${ROOM_ID_ALPHABET}]{${PRIVATE_LENGTH}})$`,
);

const publicId = customAlphabet(ROOM_ID_ALPHABET, PUBLIC_LENGTH);
const privateId = customAlphabet(ROOM_ID_ALPHABET, PRIVATE_LENGTH);

export function newRoomId(visibility: Visibility): string {
  return visibility === "private" ? privateId() : publicId();
}

/** Whether the text has the shape of an id. Other texts never reach the store. */
export function isRoomId(text: string): boolean {
  return SHAPE.test(text);
}
